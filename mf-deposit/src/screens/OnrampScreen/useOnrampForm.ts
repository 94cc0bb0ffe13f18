import type { PaymentMethod } from '@paywidget/shared/contract';
import { type DepositFormState, useDepositForm } from '@paywidget/shared/deposit/form';
import { type AmountOptions, depositAmountOf, type PaymentForm } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { currencyFieldValue, withoutCurrencyField } from '../../model/onrampCurrency';
import { useOnrampCurrency } from './useOnrampCurrency';
import { type OnrampLimits, useOnrampLimits } from './useOnrampLimits';

/** The name by which the form focuses the currency, independent of the method's name for it. */
export const currencyField = 'onramp.currency';

/** The reason why the amount is disabled, as translation keys. */
const hints: Readonly<Record<Exclude<OnrampLimits['state'], 'ready'>, string>> = {
  none: 'deposit.onramp.amount.noCurrency',
  loading: 'deposit.onramp.amount.loading',
  missing: 'deposit.onramp.amount.unknown',
};

export interface OnrampFormState {
  deposit: DepositFormState;
  /** Empty until the player has chosen a currency. */
  currency: string;
  limits: OnrampLimits;
  /** The player has pressed the submit button before the limits were known. */
  isPressed: boolean;
  chooseCurrency(currency: string): void;
}

/** The form of an on-ramp. Its currency decides the limits of the amount. */
export function useOnrampForm(method: PaymentMethod): OnrampFormState {
  const [currency, setCurrency] = useOnrampCurrency(method);
  const limits = useOnrampLimits(method, currency);
  const amount = useOnrampAmount(method, currency, limits);
  const methodWithoutCurrency = useMemo(() => withoutCurrencyField(method), [method]);
  const deposit = useDepositForm(methodWithoutCurrency, {
    amount,
    extraValues: (fields) => ({ fields: { ...currencyFieldValue(method, currency), ...fields } }),
  });
  const isReady = limits.state === 'ready';
  const [isPressed, setIsPressed] = useState(false);
  useClearedAmount(deposit.form, currency);

  return {
    deposit: {
      ...deposit,
      form: { ...deposit.form, isSubmitBlocked: deposit.form.isSubmitBlocked || !isReady },
      submit() {
        if (!isReady) {
          setIsPressed(true);
          deposit.form.focusControl(currencyField);
          return false;
        }
        // The player may come back from the offers.
        deposit.keepDraft();
        return deposit.submit();
      },
    },
    currency,
    limits,
    isPressed,
    chooseCurrency: setCurrency,
  };
}

/** Clears the amount when the currency changes, by the player or the host. */
function useClearedAmount(form: PaymentForm, currency: string): void {
  const previous = useRef(currency);
  const clear = useEffectEvent(() => {
    form.setAmount('');
    form.focus('amount');
  });
  useLayoutEffect(() => {
    if (previous.current === currency) return;
    previous.current = currency;
    clear();
  }, [currency]);
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
