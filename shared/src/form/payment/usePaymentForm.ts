import { type FormField, ownValue, type PaymentMethod } from '@paywidget/shared/contract';
import { hasText, useTranslation } from '@paywidget/shared/i18n';
import type { Decimal } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';
import { useApi, useHost } from '@paywidget/shared/services';
import { useMemo, useReducer, useState } from 'react';
import { amountErrorOf, type FieldError } from '../amount/amountCheck';
import { type AmountOptions, amountFieldName, amountTextOf, payableLimits } from '../amount/amountView';
import { splitExpiryErrors } from '../card/cardExpiry';
import { useCardRefusal } from '../card/useCardRefusal';
import { currentTextOf } from '../field/currentText';
import { labelOf } from '../field/fieldLabel';
import { isPixKeyType, withoutOtherPixKeys } from '../field/pixKey';
import { toRequestFields, walletOf } from '../field/requestFields';
import { type CompiledField, compileFields, inDisplayOrder, validateField } from '../field/validateField';
import type { RegexRunner } from '../rules/regexRunner';
import {
  type EvaluatedField,
  invalidFieldsOf,
  isSubmitBlocked,
  shownErrorOf,
  visibleErrorOf,
} from './fieldErrors';
import { fieldStateReducer } from './fieldState';
import type { PaymentForm, Validation } from './paymentForm';
import { useAnnouncement } from './useAnnouncement';
import { useFocusField } from './useFocusField';
import { type FormTexts, useFormTexts } from './useFormTexts';
import { useValidation } from './useValidation';

export interface PaymentFormOptions {
  method: Pick<PaymentMethod, 'name'> & Partial<Pick<PaymentMethod, 'checkLuhn' | 'network' | 'currency'>>;
  /** The method's fields, plus fields that the server requests later. Fields that remain keep their typed text. */
  fields: readonly FormField[];
  /** Omitted in a form without an amount. */
  amount?: AmountOptions;
  /** Texts to restore from an earlier visit. See `PaymentForm.texts`. */
  start?: FormTexts;
  /** The chosen region, else the player's country. Selects the dial prefix. */
  country: string;
  /**
   * The error of an amount that the screen renders. The control of this amount reports to `form` under the name `amount`.
   */
  ownAmountError?: FieldError;
  /** The check of the screen. Gets the field texts by field name and returns error translation keys by field name. */
  check?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Runs the server's regexes. Default: a worker. */
  regexRunner?: RegexRunner;
}

/**
 * The state of a form with an amount and the server's fields. Runs the rules while the player types, so that `validate` is
 * synchronous. Keeps the typed texts when fields, limits or the language change.
 */
export function usePaymentForm({
  method,
  fields,
  amount,
  start,
  country,
  ownAmountError,
  check,
  regexRunner,
}: PaymentFormOptions): PaymentForm {
  const host = useHost();
  const { clock } = useApi();
  const translator = useTranslation();
  const texts = useFormTexts(start);
  const { frameRef, focusField, isMovingFocus } = useFocusField();
  const [states, dispatch] = useReducer(fieldStateReducer, {});
  const announcement = useAnnouncement();
  const [pickedAmount, setPickedAmount] = useState<Decimal>();
  const [isRejected, setIsRejected] = useState(false);
  const isCardRefused = useCardRefusal(method.name, fields);
  const compiled = useMemo(() => compileFields(fields), [fields]);
  const resultOf = useValidation(compiled, regexRunner);

  const textOf = (entry: CompiledField) =>
    currentTextOf(entry, texts.typedText(entry.field.name), method, country);

  function evaluateFields(): EvaluatedField[] {
    const pixKeyType = compiled.find(({ field }) => isPixKeyType(field));
    const inUse = compiled.filter(({ field }) => field.type !== 'amount');
    const shown = inDisplayOrder(withoutOtherPixKeys(inUse, pixKeyType ? textOf(pixKeyType) : ''));
    const shownTexts = shown.map((entry) => ({
      name: entry.field.name,
      cardPart: entry.cardPart,
      text: textOf(entry),
    }));
    const screenErrors = {
      ...splitExpiryErrors(shownTexts, clock.now()),
      ...check?.(Object.fromEntries(shownTexts.map(({ name, text }) => [name, text]))),
    };
    return shown.map((entry) => {
      const { name, isTriggered = false, isDisabled = false } = entry.field;
      const text = textOf(entry);
      return {
        ...entry,
        name,
        text,
        isDisabled,
        validation: validateField(entry, text, {
          resultOf,
          checkLuhn: method.checkLuhn ?? false,
          now: clock.now(),
        }),
        state: ownValue(states, name) ?? {
          isTriggered,
          wasEmpty: isTriggered,
          shown: isTriggered ? 'any' : 'none',
        },
        screenError: ownValue(screenErrors, name),
      };
    });
  }

  const amountText = () => (amount ? amountTextOf(amount, texts.typedAmount()) : '');
  const amountField = compiled.find(({ field }) => field.type === 'amount');

  function amountError(): FieldError | undefined {
    if (!amount) return ownAmountError;
    return amountErrorOf({
      currency: amount.currency,
      limits: payableLimits(amount),
      balance: amount.balance,
      amount: toStoredAmount(amountText()),
      methodName: method.name,
      locale: translator.i18n.language,
      rules: amountField?.rules ?? [],
      resultOf,
    });
  }

  function validate(): Validation {
    if (isCardRefused) return { ok: false, firstInvalid: '' };
    const evaluated = evaluateFields();
    const error = amountError();
    const invalidFields = [
      ...(error ? [{ name: amountFieldName, errorKey: error.key, isEmpty: false }] : []),
      ...invalidFieldsOf(evaluated),
    ];
    const [first] = invalidFields;
    setIsRejected(first !== undefined);
    if (first) {
      const names = invalidFields.map(({ name }) => name);
      dispatch({
        type: 'submitRejected',
        names,
        empty: invalidFields.filter(({ isEmpty }) => isEmpty).map(({ name }) => name),
      });
      for (const { name, errorKey } of invalidFields) {
        host.track('regex_error', { paymentMethod: method.name, field: name, errorKey });
      }
      announcement.announcePressed(first.name);
      focusField(first.name);
      return { ok: false, firstInvalid: first.name };
    }
    const filledFields = evaluated.map(({ field, validation }) => ({
      field,
      requestValue: validation.requestValue,
    }));
    const storedAmount = toStoredAmount(amountText());
    return {
      ok: true,
      amount: amount ? storedAmount : undefined,
      fields: toRequestFields(filledFields),
      wallet: walletOf(filledFields),
      isFromChip: amount !== undefined && pickedAmount === storedAmount,
    };
  }

  const evaluated = evaluateFields();
  const visibleAmountError = shownErrorOf(states[amountFieldName]?.shown ?? 'none', amountError());

  function shownKeyOf(name: string): string | undefined {
    const field = evaluated.find((entry) => entry.name === name);
    return (name === amountFieldName ? visibleAmountError : field && visibleErrorOf(field))?.key;
  }
  const edited = (name: string) => dispatch({ type: 'edited', name, shownKey: shownKeyOf(name) });

  /** Translates an error. A key of the server without a translation is reported. The player then reads a generic message. */
  const errorText = (error: FieldError | undefined) =>
    error &&
    translator.t(hasText(translator.i18n, error.key) ? error.key : 'form.field.invalid', {
      ...error.params,
    });

  return {
    amount: amount && {
      ...amount,
      text: amountText(),
      label: amountField ? labelOf(amountField.field, translator) : translator.t('form.amountInput.label'),
      error: errorText(visibleAmountError),
      announcement: announcement.numberFor(amountFieldName),
    },
    ownAmountError: amount ? undefined : errorText(visibleAmountError),
    ownAmountAnnouncement: announcement.numberFor(amountFieldName),
    fields: (isCardRefused ? [] : evaluated)
      .filter(({ field }) => !field.isHidden)
      .map((field) => ({
        ...field,
        label: labelOf(field.field, translator),
        error: errorText(visibleErrorOf(field)),
        announcement: announcement.numberFor(field.name),
      })),
    sources: method,
    country,
    isCardRefused,
    isSubmitBlocked: isCardRefused || isSubmitBlocked(evaluated, isRejected),
    validate,
    texts: texts.all,
    connection: texts.connection,
    setAmount(text) {
      setPickedAmount(undefined);
      texts.setAmount(text);
      edited(amountFieldName);
    },
    pickAmount(chip) {
      setPickedAmount(chip);
      texts.setAmount(chip);
      dispatch({ type: 'focused', name: amountFieldName });
    },
    setText(name, text) {
      texts.setText(name, text);
      edited(name);
    },
    edit: edited,
    leave(name) {
      dispatch({ type: 'left', name });
      if (shownKeyOf(name) === undefined) announcement.announceLeft(name);
    },
    focus(name) {
      if (!isMovingFocus()) dispatch({ type: 'focused', name });
    },
    focusControl: focusField,
    frameRef,
  };
}
