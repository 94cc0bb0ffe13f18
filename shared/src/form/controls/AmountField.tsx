import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, formatRange } from '@paywidget/shared/money';
import { Chip, ChipRow } from '@paywidget/shared/ui/controls';
import { amountFieldName, offeredAmounts } from '../amount/amountView';
import { paidAmountOf } from '../amount/paidAmount';
import type { AmountView, PaymentForm } from '../payment/paymentForm';
import styles from './AmountField.module.scss';
import { MoneyInput } from './MoneyInput';

export interface AmountFieldProps {
  form: PaymentForm;
}

/**
 * Shows the form's amount input with its limits and suggested amounts. Renders nothing in a form without an amount. The early form
 * draws it too, before React has loaded: see docs/decisions/030-early-form.md.
 */
export function AmountField({ form }: AmountFieldProps) {
  return form.amount && <AmountInput form={form} amount={form.amount} />;
}

function AmountInput({ form, amount }: AmountFieldProps & { amount: AmountView }) {
  const { currency, limits, text, label, error, announcement, fixed = [], isDisabled = false } = amount;
  const { t, i18n } = useTranslation();
  const isFixed = fixed.length > 0;
  const range = formatRange(limits.min, limits.max, currency, i18n.language);
  const hint = amount.hint ?? (isFixed ? undefined : t('form.amountInput.hint.range', { range }));

  return (
    <div className={styles.field}>
      <MoneyInput
        ref={form.frameRef(amountFieldName)}
        name={amountFieldName}
        label={label}
        hint={hint}
        error={error}
        announcement={announcement}
        currency={currency}
        max={limits.max}
        text={text}
        isDisabled={isDisabled}
        isReadOnly={isFixed}
        onType={form.setAmount}
        onFocus={() => form.focus(amountFieldName)}
        onBlur={() => form.leave(amountFieldName)}
      />
      <AmountChips form={form} amount={amount} />
    </div>
  );
}

function AmountChips({ form, amount }: AmountFieldProps & { amount: AmountView }) {
  const { t, i18n } = useTranslation();
  const offered = offeredAmounts(amount);
  if (offered.length === 0) return null;
  return (
    <ChipRow label={t('form.amountInput.chips')}>
      {offered.map((chip) => (
        <Chip
          key={chip}
          amount={chip}
          selected={chip === paidAmountOf(amount.text)}
          disabled={amount.isDisabled}
          onPress={() => form.pickAmount(chip)}
        >
          {formatAmount(chip, amount.currency, i18n.language)}
        </Chip>
      ))}
    </ChipRow>
  );
}
