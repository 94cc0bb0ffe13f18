import type { PaymentMethod } from '@paywidget/shared/contract';
import { countryAtom, currencyAtom, useAtom, useAtomValue } from '@paywidget/shared/state';
import { offeredCurrencies, presetCurrency } from '../../model/onrampCurrency';
import { onrampChoiceAtom } from './onrampChoice';

/** What the on-ramp is paid in: the player's choice while it is offered, else the preset; empty while there is none. */
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
  return [currency, (wanted) => setChoice({ method: method.name, currency: wanted })];
}
