import type { PaymentMethod } from '@paywidget/shared/contract';
import { type DepositFormState, useDepositForm } from '@paywidget/shared/deposit/form';
import { type AmountOptions, depositAmountOf, type PaymentForm } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { currencyFieldOf, withoutCurrencyField } from '../../model/onrampCurrency';
import { useOnrampCurrency } from './useOnrampCurrency';
import { type OnrampLimits, useOnrampLimits } from './useOnrampLimits';

/** Why there is no amount to be typed yet, as translation keys. */
const hints: Readonly<Record<Exclude<OnrampLimits['state'], 'ready'>, string>> = {
  none: 'deposit.onramp.amount.noCurrency',
  loading: 'deposit.onramp.amount.loading',
  missing: 'deposit.onramp.amount.unknown',
};

export interface OnrampFormState {
  deposit: DepositFormState;
  /** Empty until one is chosen. */
  currency: string;
  limits: OnrampLimits;
  chooseCurrency(currency: string): void;
}

/** An on-ramp's form: first the currency, which decides on the amount and its limits. */
export function useOnrampForm(method: PaymentMethod): OnrampFormState {
  const [currency, setCurrency] = useOnrampCurrency(method);
  const limits = useOnrampLimits(method, currency);
  const amount = useOnrampAmount(method, currency, limits);
  const rest = useMemo(() => withoutCurrencyField(method), [method]);
  const deposit = useDepositForm(rest, {
    amount,
    extraValues: (fields) => ({ fields: { ...currencyAnswer(method, currency), ...fields } }),
  });
  const isReady = limits.state === 'ready';
  useClearedAmount(deposit.form, currency);

  return {
    deposit: {
      ...deposit,
      form: { ...deposit.form, isSubmitDisabled: deposit.form.isSubmitDisabled || !isReady },
      submit() {
        if (!isReady) return false;
        // The way back from the offers leads to what was typed.
        deposit.keepDraft();
        return deposit.submit();
      },
    },
    currency,
    limits,
    chooseCurrency: setCurrency,
  };
}

/**
 * An amount of one currency is none of another: whoever changes it, the player or the host, the amount is cleared
 * (specification, section 4, "Form").
 */
function useClearedAmount(form: PaymentForm, currency: string): void {
  const before = useRef(currency);
  const clear = useEffectEvent(() => {
    form.setAmount('');
    form.focus('amount');
  });
  useLayoutEffect(() => {
    if (before.current === currency) return;
    before.current = currency;
    clear();
  }, [currency]);
}

/** The answer to the method's own question for the currency; nothing where it does not ask. */
function currencyAnswer(method: PaymentMethod, currency: string): Record<string, string> {
  const field = currencyFieldOf(method);
  return field ? { [field.alias || field.name]: currency } : {};
}

function useOnrampAmount(method: PaymentMethod, currency: string, limits: OnrampLimits): AmountOptions {
  const { t } = useTranslation();
  const country = useAtomValue(countryAtom);
  const [random] = useState(Math.random);
  const { state, depositLimits } = limits;
  return useMemo(
    () =>
      state === 'ready'
        ? depositAmountOf({ method, currency, country, depositLimits, random })
        : { currency, limits: { min: '1' }, isDisabled: true, hint: t(hints[state]) },
    [method, currency, country, state, depositLimits, random, t],
  );
}
