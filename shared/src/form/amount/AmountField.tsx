import { useMaskito } from '@maskito/react';
import { useTranslation } from '@paywidget/shared/i18n';
import { currencyOf, decimalSeparatorOf, formatAmount, formatRange } from '@paywidget/shared/money';
import { Chip, ChipRow } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import { FieldFrame, useControlIds } from '../field/FieldFrame';
import type { AmountView, PaymentForm } from '../payment/paymentForm';
import styles from './AmountField.module.scss';
import { amountMaskOptions } from './amountMask';
import { amountFieldName, offeredAmounts } from './amountView';
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
  const locale = i18n.language;
  const { decimals, symbol } = currencyOf(currency);
  const isFixed = fixed.length > 0;
  const range = formatRange(limits.min, limits.max, currency, locale);
  const hint = amount.hint ?? (isFixed ? undefined : t('form.amountInput.hint.range', { range }));
  const ids = useControlIds({ hint, error });
  const options = useMemo(
    () => amountMaskOptions({ locale, decimals, max: limits.max }),
    [locale, decimals, limits.max],
  );
  const maskRef = useMaskito({ options });
  const pause = usePause(() => form.touch(amountFieldName), typingPause);

  return (
    <div className={styles.field}>
      <FieldFrame
        ref={form.frameRef(amountFieldName)}
        name={amountFieldName}
        label={label}
        hint={hint}
        error={error}
        ids={ids}
      >
        <div className={styles.amount}>
          <input
            {...ids}
            ref={maskRef}
            className={styles.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={text.replace('.', decimalSeparatorOf(locale))}
            disabled={isDisabled}
            readOnly={isFixed}
            onInput={({ currentTarget }) => {
              form.setAmount(currentTarget.value.replace(',', '.'));
              pause.restart();
            }}
            onFocus={() => form.focus(amountFieldName)}
            onBlur={() => {
              pause.cancel();
              form.touch(amountFieldName);
            }}
          />
          <span className={styles.symbol} aria-hidden="true">
            <bdi>{symbol}</bdi>
          </span>
        </div>
      </FieldFrame>
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
