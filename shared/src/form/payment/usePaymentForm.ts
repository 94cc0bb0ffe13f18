import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import type { Decimal } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';
import { useMemo, useReducer, useState } from 'react';
import { amountErrorOf, type FieldError } from '../amount/amountCheck';
import { type AmountOptions, amountFieldName, amountTextOf, payableLimits } from '../amount/amountView';
import { labelOf } from '../field/fieldText';
import { isPixKeyType, withoutOtherPixKeys } from '../field/pixKey';
import { type CompiledField, compileField, inShownOrder, readField } from '../field/readField';
import { toRequestFields, walletOf } from '../field/requestFields';
import { standingTextOf } from '../field/startText';
import type { RegexRunner } from '../rules/regexRunner';
import { nextMarks } from './fieldMarks';
import { blockSubmit, type FieldReading, faultsOf, shownErrorOf } from './formReading';
import type { PaymentForm, Validation } from './paymentForm';
import { useFirstError } from './useFirstError';
import { type FormTexts, useFormTexts } from './useFormTexts';
import { useValidation } from './useValidation';

export interface PaymentFormOptions {
  /** Whose form it is. */
  method: Pick<PaymentMethod, 'name'> & Partial<Pick<PaymentMethod, 'checkLuhn' | 'network' | 'currency'>>;
  /** The method's fields, and whatever the server asks for later; what was typed into those that stay is kept. */
  fields: readonly FormField[];
  /** Absent where nothing is paid with this form. */
  amount?: AmountOptions;
  /** What was typed into it before the player left it for a while; see `PaymentForm.texts`. */
  start?: FormTexts;
  /** The chosen region, else the player's country; for the dial prefix. */
  country: string;
  /** What the screen itself has found wrong: translation keys by field name. */
  errors?: Readonly<Record<string, string>>;
  /** What the screen itself finds wrong with what stands in the fields, by name: translation keys by field name. */
  check?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** What runs the server's regexes; a worker by default. */
  regexRunner?: RegexRunner;
}

/**
 * A form of an amount and a server's fields. Its rules are run while the player types, so that `validate` knows
 * at once; what the player typed stays whatever else changes: fields, limits, the language.
 */
export function usePaymentForm({
  method,
  fields,
  amount,
  start,
  country,
  errors,
  check,
  regexRunner,
}: PaymentFormOptions): PaymentForm {
  const host = useHost();
  const translator = useTranslation();
  const texts = useFormTexts(start);
  const { frameRef, goTo, isGuiding } = useFirstError();
  const [marks, tell] = useReducer(nextMarks, {});
  const [pickedAmount, setPickedAmount] = useState<Decimal>();
  const [isRefused, setIsRefused] = useState(false);
  const compiled = useMemo(() => fields.map(compileField), [fields]);
  const resultOf = useValidation(compiled, regexRunner);

  const textOf = (entry: CompiledField) =>
    standingTextOf(entry, texts.typedText(entry.field.name), method, country);

  function readFields(): FieldReading[] {
    const pixKeyType = compiled.find(({ field }) => isPixKeyType(field));
    const inUse = compiled.filter(({ field }) => field.type !== 'amount');
    const shown = inShownOrder(withoutOtherPixKeys(inUse, pixKeyType ? textOf(pixKeyType) : ''));
    const found = {
      ...errors,
      ...check?.(Object.fromEntries(shown.map((entry) => [entry.field.name, textOf(entry)]))),
    };
    return shown.map((entry) => {
      const { name, isTriggered = false, isDisabled = false } = entry.field;
      const text = textOf(entry);
      return {
        ...entry,
        name,
        text,
        isDisabled,
        reading: readField(entry, text, { resultOf, checkLuhn: method.checkLuhn ?? false }),
        mark: marks[name] ?? { isTriggered, wasEmpty: isTriggered },
        imposedError: found[name],
      };
    });
  }

  const amountText = () => (amount ? amountTextOf(amount, texts.typedAmount()) : '');
  const amountField = compiled.find(({ field }) => field.type === 'amount');

  function amountError(): FieldError | undefined {
    return (
      amount &&
      amountErrorOf({
        currency: amount.currency,
        limits: payableLimits(amount),
        balance: amount.balance,
        amount: toStoredAmount(amountText()),
        methodName: method.name,
        locale: translator.i18n.language,
        rules: amountField?.rules ?? [],
        resultOf,
      })
    );
  }

  function validate(): Validation {
    const read = readFields();
    const error = amountError();
    const faults = [
      ...(error ? [{ name: amountFieldName, errorKey: error.key, isEmpty: false }] : []),
      ...faultsOf(read),
    ];
    const [first] = faults;
    setIsRefused(first !== undefined);
    if (first) {
      const names = faults.map(({ name }) => name);
      tell({
        type: 'refused',
        names,
        empty: faults.filter((fault) => fault.isEmpty).map(({ name }) => name),
      });
      for (const { name, errorKey } of faults) {
        host.track('regex_error', { paymentMethod: method.name, field: name, errorKey });
      }
      goTo(first.name);
      return { ok: false, firstInvalid: first.name };
    }
    const answers = read.map(({ field, reading }) => ({ field, sent: reading.sent }));
    const paid = toStoredAmount(amountText());
    return {
      ok: true,
      amount: amount ? paid : undefined,
      fields: toRequestFields(answers),
      wallet: walletOf(answers),
      isFromChip: amount !== undefined && pickedAmount === paid,
    };
  }

  const read = readFields();
  /** A server's message without a translation still says that something is wrong. */
  const said = (error: FieldError | undefined) =>
    error && translator.t([error.key, 'form.field.invalid'], { ...error.params });

  return {
    amount: amount && {
      ...amount,
      text: amountText(),
      label: amountField ? labelOf(amountField.field, translator) : translator.t('form.amountInput.label'),
      error: marks[amountFieldName]?.isTriggered ? said(amountError()) : undefined,
    },
    fields: read
      .filter(({ field }) => !field.isHidden)
      .map((field) => ({
        ...field,
        label: labelOf(field.field, translator),
        error: said(shownErrorOf(field)),
      })),
    sources: method,
    country,
    isSubmitDisabled: blockSubmit(read, isRefused),
    validate,
    texts: texts.all,
    setAmount(text) {
      setPickedAmount(undefined);
      texts.setAmount(text);
    },
    pickAmount(chip) {
      setPickedAmount(chip);
      texts.setAmount(chip);
      tell({ type: 'focused', name: amountFieldName });
    },
    setText(name, text) {
      texts.setText(name, text);
      tell({ type: 'touched', name });
    },
    touch: (name) => tell({ type: 'touched', name }),
    focus(name) {
      if (!isGuiding()) tell({ type: 'focused', name });
    },
    frameRef,
  };
}
