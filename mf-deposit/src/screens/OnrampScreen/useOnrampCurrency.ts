import type { PaymentMethod } from '@paywidget/shared/contract';
import { atom, countryAtom, currencyAtom, useAtom, useAtomValue } from '@paywidget/shared/state';
import { offeredCurrencies, presetCurrency } from '../../model/onrampCurrency';

interface OnrampChoice {
  /** Name of the method. */
  method: string;
  currency: string;
}

/** The currency that the player chose for an on-ramp, shared by its form and its offers. */
const onrampChoiceAtom = atom<OnrampChoice | undefined>(undefined);

/** Returns the currency of an on-ramp: the player's choice if it is offered, else the preset. Empty if there is neither. */
export function useOnrampCurrency(
  method: PaymentMethod,
): readonly [currency: string, choose: (currency: string) => void] {
  const [choice, setChoice] = useAtom(onrampChoiceAtom);
  const country = useAtomValue(countryAtom);
  const accountCurrency = useAtomValue(currencyAtom);
  const chosen = choice?.method === method.name ? choice.currency : undefined;
  const isOffered = offeredCurrencies(method).some(({ code }) => code === chosen);
  const currency =
    chosen !== undefined && isOffered ? chosen : presetCurrency(method, { country, accountCurrency });
  return [currency, (code) => setChoice({ method: method.name, currency: code })];
}
