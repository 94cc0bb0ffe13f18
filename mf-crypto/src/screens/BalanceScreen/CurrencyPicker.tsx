import { Dropdown, FieldFrame, useControlIds } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { useMemo } from 'react';
import { type BalanceType, balanceCurrencies } from '../../model/balanceCurrencies';
import styles from './CurrencyPicker.module.scss';

interface CurrencyPickerProps {
  type: BalanceType;
  /** Code of the chosen currency. */
  currency: string;
  onPick: (code: string) => void;
}

/** The dropdown of currencies, with a search by name or code. */
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
