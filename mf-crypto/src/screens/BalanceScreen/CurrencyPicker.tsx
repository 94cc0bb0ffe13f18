import { Dropdown, FieldFrame, useControlIds } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { useMemo } from 'react';
import { type BalanceType, balanceCurrencies } from '../../model/balanceCurrencies';
import styles from './CurrencyPicker.module.scss';

interface CurrencyPickerProps {
  type: BalanceType;
  /** The chosen one, by its code. */
  currency: string;
  onPick: (code: string) => void;
}

/** The currency to deposit in, found by its name or its code; the search is empty each time that it opens. */
export function CurrencyPicker({ type, currency, onPick }: CurrencyPickerProps) {
  const { t } = useTranslation();
  const ids = useControlIds({});
  const options = useMemo(
    () =>
      balanceCurrencies(type).map((code) => ({
        value: code,
        label: t(`currency.${code}`),
        detail: code,
        currency: code,
      })),
    [type, t],
  );
  return (
    <div className={styles.picker}>
      <FieldFrame name="currency" label={t('balance.currency')} ids={ids}>
        <Dropdown {...ids} options={options} value={currency} onChange={onPick} />
      </FieldFrame>
    </div>
  );
}
