import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, formatRange } from '@paywidget/shared/money';
import { Chip, ChipRow } from '@paywidget/shared/ui/controls';
import type { AmountView, PaymentForm } from '../payment/paymentForm';
import styles from './AmountField.module.scss';
import { amountFieldName, offeredAmounts } from './amountView';
import { MoneyInput } from './MoneyInput';
import { usePause } from './usePause';

/** A player who stops typing for so long is done for now, in ms (specification, section 9, "Amount debounce"). */
const typingPause = 500;

export interface AmountFieldProps {
  form: PaymentForm;
}

/** The form's amount: large, with its limits, and suggestions under it. Nothing in a form without an amount. */
export function AmountField({ form }: AmountFieldProps) {
  return form.amount && <AmountInput form={form} amount={form.amount} />;
}

function AmountInput({ form, amount }: AmountFieldProps & { amount: AmountView }) {
  const { currency, limits, text, label, error, fixed = [], isDisabled = false } = amount;
  const { t, i18n } = useTranslation();
  const isFixed = fixed.length > 0;
  const range = formatRange(limits.min, limits.max, currency, i18n.language);
  const hint = amount.hint ?? (isFixed ? undefined : t('form.amountInput.hint.range', { range }));
  const pause = usePause(() => form.touch(amountFieldName), typingPause);

  return (
    <div className={styles.field}>
      <MoneyInput
        ref={form.frameRef(amountFieldName)}
        name={amountFieldName}
        label={label}
        hint={hint}
        error={error}
        currency={currency}
        max={limits.max}
        text={text}
        isDisabled={isDisabled}
        isReadOnly={isFixed}
        onType={(typed) => {
          form.setAmount(typed);
          pause.restart();
        }}
        onFocus={() => form.focus(amountFieldName)}
        onBlur={() => {
          pause.cancel();
          form.touch(amountFieldName);
        }}
      />
      <AmountChips form={form} amount={amount} onPick={pause.cancel} />
    </div>
  );
}

function AmountChips({
  form,
  amount,
  onPick,
}: AmountFieldProps & { amount: AmountView; onPick: () => void }) {
  const { t, i18n } = useTranslation();
  const offered = offeredAmounts(amount);
  if (offered.length === 0) return null;
  return (
    <ChipRow label={t('form.amountInput.chips')}>
      {offered.map((chip) => (
        <Chip
          key={chip}
          amount={chip}
          selected={chip === amount.text}
          disabled={amount.isDisabled}
          onPress={() => {
            onPick();
            form.pickAmount(chip);
          }}
        >
          {formatAmount(chip, amount.currency, i18n.language)}
        </Chip>
      ))}
    </ChipRow>
  );
}
