import { MoneyInput } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, formatRange } from '@paywidget/shared/money';
import { Icon } from '@paywidget/shared/ui';
import { Chip, ChipRow } from '@paywidget/shared/ui/controls';
import styles from './ConvertForm.module.scss';
import type { ConvertFormState } from './useConvertForm';

/** The two amount fields. The player can type into either; the other is converted from it. */
export function ConvertAmounts({ state }: { state: ConvertFormState }) {
  const { t, i18n } = useTranslation();
  const { pair, amount, conversion, amountError, enter, touch } = state;
  const { limits, chips, fullAmount, isBalanceTooLow } = amount;
  const { displayed } = conversion;
  const isConverting = conversion.state === 'converting';
  const format = (value: string) => formatAmount(value, pair.from, i18n.language);
  const range = formatRange(limits.min, limits.max, pair.from, i18n.language);
  const enterFrom = (text: string) => enter({ side: 'from', text });

  return (
    <div className={styles.amounts}>
      <MoneyInput
        name="amount"
        label={t('sweep.convert.from')}
        hint={t('form.amountInput.hint.range', { range })}
        error={amountError}
        currency={pair.from}
        max={limits.max}
        text={displayed.from}
        isDisabled={isBalanceTooLow}
        onType={enterFrom}
        onBlur={touch}
      />
      {chips.length > 0 && (
        <ChipRow label={t('form.amountInput.chips')}>
          {chips
            .filter((chip) => chip !== fullAmount)
            .map((chip) => (
              <Chip
                key={chip}
                amount={chip}
                selected={displayed.from === chip}
                onPress={() => enterFrom(chip)}
              >
                {format(chip)}
              </Chip>
            ))}
        </ChipRow>
      )}
      <div className={styles.available}>
        <span>
          {t('sweep.balance.free')}: <bdi className={styles.balance}>{format(amount.balance)}</bdi>
        </span>
        {fullAmount !== undefined && (
          <Chip
            amount={fullAmount}
            selected={displayed.from === fullAmount}
            onPress={() => enterFrom(fullAmount)}
          >
            {t('sweep.convert.all')}
          </Chip>
        )}
      </div>
      <span className={styles.swap}>
        <Icon name="swap" mirrored={false} />
      </span>
      <MoneyInput
        name="received"
        label={t('sweep.convert.to')}
        hint={isConverting ? t('sweep.convert.counting') : undefined}
        currency={pair.to}
        text={displayed.to}
        isDisabled={isBalanceTooLow}
        onType={(text) => enter({ side: 'to', text })}
        onBlur={touch}
      />
    </div>
  );
}
