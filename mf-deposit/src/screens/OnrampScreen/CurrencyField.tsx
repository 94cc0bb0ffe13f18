import type { PaymentMethod } from '@paywidget/shared/contract';
import { Dropdown, FieldFrame, useControlIds } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import { currencyFieldOf, offeredCurrencies } from '../../model/onrampCurrency';
import styles from './CurrencyField.module.scss';
import type { OnrampLimits } from './useOnrampLimits';

interface CurrencyFieldProps {
  method: PaymentMethod;
  /** Empty until one is chosen. */
  currency: string;
  limits: OnrampLimits;
  onChange(currency: string): void;
}

/** The currency of an on-ramp. If its limits are missing, shows an error and a button that requests them again. */
export function CurrencyField({ method, currency, limits, onChange }: CurrencyFieldProps) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const isMissing = limits.state === 'missing';
  const error = isMissing ? t('deposit.onramp.error.currency') : undefined;
  const ids = useControlIds({ error });
  const options = useMemo(() => {
    const nameOf = (code: string) => (i18n.exists(`currency.${code}`) ? t(`currency.${code}`) : code);
    return offeredCurrencies(method).map(({ code, label }) => {
      const text = textIn(label, language);
      // A label that repeats the code is not a name.
      return {
        value: code,
        label: text && text !== code ? text : nameOf(code),
        detail: code,
        currency: code,
      };
    });
  }, [method, language, t, i18n]);

  return (
    <div className={styles.field}>
      <FieldFrame
        name={currencyFieldOf(method)?.name ?? 'currency'}
        label={t('deposit.onramp.currency')}
        error={error}
        ids={ids}
      >
        <Dropdown {...ids} options={options} value={currency} onChange={onChange} />
      </FieldFrame>
      {isMissing && (
        <Button variant="secondary" action="refresh" onClick={limits.retry}>
          {t('deposit.onramp.retry')}
        </Button>
      )}
    </div>
  );
}
