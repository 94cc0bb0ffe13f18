import type { FormField } from '@paywidget/shared/contract';
import { type AmountOptions, amountTextOf } from '../amount/amountView';
import { labelOf, type Translator } from '../field/fieldLabel';
import type { FieldView, PaymentForm } from '../payment/paymentForm';
import { compileRules } from '../rules/compileRules';
import { isCardNumberField } from '../rules/luhn';

export interface PlainFormOptions {
  fields: readonly FormField[];
  amount: AmountOptions;
  /** The player's typed or picked amount. Uses a dot as decimal separator. */
  typedAmount: string | undefined;
  country: string;
  translator: Translator;
}

const isPlain = (field: FormField): boolean =>
  (field.type === 'text' || field.type === 'text_uppercase') &&
  !isCardNumberField(field) &&
  !field.isTriggered &&
  field.value === undefined;

const ignore = () => {};

/**
 * Returns the state of a form when it opens, without `usePaymentForm`: the handlers do nothing, and nothing is validated.
 * Undefined if the form has more than an amount and empty text fields.
 */
export function plainFormOf({
  fields,
  amount,
  typedAmount,
  country,
  translator,
}: PlainFormOptions): PaymentForm | undefined {
  const amountField = fields.find(({ type }) => type === 'amount');
  const shown = fields.filter(({ type, isHidden }) => type !== 'amount' && !isHidden);
  if (!shown.every(isPlain) || fields.some(isCardNumberField)) return undefined;
  const isAdvanced = (field: FormField) => field.isAdvanced === true;
  const ordered = [...shown.filter((field) => !isAdvanced(field)), ...shown.filter(isAdvanced)];
  const viewOf = (field: FormField): FieldView => ({
    field,
    ...compileRules(field.validations),
    mask: field.mask || undefined,
    isCardNumber: false,
    cardPart: undefined,
    isMonthFirst: false,
    name: field.name,
    label: labelOf(field, translator),
    text: '',
    error: undefined,
    announcement: 0,
    isDisabled: field.isDisabled ?? false,
  });
  return {
    amount: {
      ...amount,
      text: amountTextOf(amount, typedAmount),
      label: amountField ? labelOf(amountField, translator) : translator.t('form.amountInput.label'),
      error: undefined,
      announcement: 0,
    },
    ownAmountError: undefined,
    ownAmountAnnouncement: 0,
    fields: ordered.map(viewOf),
    sources: {},
    country,
    isCardRefused: false,
    isSubmitBlocked: false,
    validate: () => ({ ok: false, firstInvalid: '' }),
    texts: () => ({ amount: null, fields: {} }),
    connection: undefined as never,
    setAmount: ignore,
    pickAmount: ignore,
    setText: ignore,
    edit: ignore,
    leave: ignore,
    focus: ignore,
    focusControl: ignore,
    frameRef: () => ignore,
  };
}
