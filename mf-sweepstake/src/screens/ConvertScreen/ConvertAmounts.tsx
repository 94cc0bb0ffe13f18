import { MoneyInput } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, formatRange } from '@paywidget/shared/money';
import { Icon } from '@paywidget/shared/ui';
import { Chip, ChipRow } from '@paywidget/shared/ui/controls';
import styles from './ConvertForm.module.scss';
import type { ConvertFormState } from './useConvertForm';

/** The two amount fields. The player can type into either field. The other amount is converted from it. */
export function ConvertAmounts({ state }: { state: ConvertFormState }) {
  const { t, i18n } = useTranslation();
  const { pair, amount, conversion, form, enter } = state;
  const { limits, chips, fullAmount, isBalanceTooLow } = amount;
  const { displayed } = conversion;
  const isConverting = conversion.state === 'converting';
  const format = (value: string) => formatAmount(value, pair.from, i18n.language);
  const range = formatRange(limits.min, limits.max, pair.from, i18n.language);
  const enterFrom = (text: string) => enter({ side: 'from', text });
  const pick = (text: string) => {
    enterFrom(text);
    form.focus('amount');
  };
  const handlers = { onFocus: () => form.focus('amount'), onBlur: () => form.leave('amount') };

  return (
    <div className={styles.amounts}>
      <MoneyInput
        ref={form.frameRef('amount')}
        name="amount"
        label={t('sweep.convert.from')}
        hint={t('form.amountInput.hint.range', { range })}
        // While the other amount is being converted, the redeemed amount may be outdated.
        error={isConverting ? undefined : form.ownAmountError}
        announcement={form.ownAmountAnnouncement}
        currency={pair.from}
        max={limits.max}
        text={displayed.from}
        isDisabled={isBalanceTooLow}
        onType={enterFrom}
        {...handlers}
      />
      {chips.length > 0 && (
        <ChipRow label={t('form.amountInput.chips')}>
          {chips
            .filter((chip) => chip !== fullAmount)
            .map((chip) => (
              <Chip key={chip} amount={chip} selected={displayed.from === chip} onPress={() => pick(chip)}>
                {format(chip)}
              </Chip>
            ))}
        </ChipRow>
      )}
      <div className={styles.available}>
        <span>
          {t('sweep.balance.free')} <bdi className={styles.balance}>{format(amount.balance)}</bdi>
        </span>
        {fullAmount !== undefined && (
          <Chip amount={fullAmount} selected={displayed.from === fullAmount} onPress={() => pick(fullAmount)}>
            {t('sweep.convert.all')}
          </Chip>
        )}
      </div>
      <span className={styles.swap}>
        <Icon name="swap" mirrored={false} />
      </span>
      <MoneyInput
        ref={form.frameRef('received')}
        name="received"
        label={t('sweep.convert.to')}
        hint={isConverting ? t('sweep.convert.counting') : ''}
        announcement={0}
        currency={pair.to}
        text={displayed.to}
        isDisabled={isBalanceTooLow}
        onType={(text) => enter({ side: 'to', text })}
        {...handlers}
      />
    </div>
  );
}
