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

/** What the on-ramp is paid in. A currency without limits is marked, and its limits can be asked for again. */
export function CurrencyField({ method, currency, limits, onChange }: CurrencyFieldProps) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const isMissing = limits.state === 'missing';
  const error = isMissing ? t('deposit.onramp.error.currency') : undefined;
  const ids = useControlIds({ error });
  const options = useMemo(() => {
    const known = (code: string) => (i18n.exists(`currency.${code}`) ? t(`currency.${code}`) : code);
    return offeredCurrencies(method).map(({ code, label }) => {
      const said = textIn(label, language);
      // A label that repeats the code names nothing.
      return { value: code, label: said && said !== code ? said : known(code), detail: code, currency: code };
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
