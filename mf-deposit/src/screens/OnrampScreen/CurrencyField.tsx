import type { PaymentMethod } from '@paywidget/shared/contract';
import { Dropdown, FieldFrame, type PaymentForm, useControlIds } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import { currencyFieldOf, offeredCurrencies } from '../../model/onrampCurrency';
import styles from './CurrencyField.module.scss';
import { currencyField } from './useOnrampForm';
import type { OnrampLimits } from './useOnrampLimits';

interface CurrencyFieldProps {
  form: PaymentForm;
  method: PaymentMethod;
  /** Empty until the player has chosen a currency. */
  currency: string;
  limits: OnrampLimits;
  /** The player has pressed the submit button before the limits were known. */
  isPressed: boolean;
  onChange(currency: string): void;
}

/** The currency of an on-ramp. If its limits are missing, shows an error and a button that requests them again. */
export function CurrencyField({ form, method, currency, limits, isPressed, onChange }: CurrencyFieldProps) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const isMissing = limits.state === 'missing';
  const isUnchosen = isPressed && limits.state === 'none';
  const isAwaited = isPressed && limits.state === 'loading';
  const error = isMissing
    ? t('deposit.onramp.error.currency')
    : isUnchosen
      ? t('deposit.onramp.amount.noCurrency')
      : undefined;
  const hint = isAwaited ? t('deposit.onramp.amount.loading') : '';
  const ids = useControlIds({ hint, error });
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
        ref={form.frameRef(currencyField)}
        name={currencyFieldOf(method)?.name ?? 'currency'}
        label={t('deposit.onramp.currency')}
        hint={hint}
        error={error}
        announcement={1}
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
