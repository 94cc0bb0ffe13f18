import { useQuery } from '@paywidget/shared/api';
import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import { currencyOf, roundToDecimals } from '@paywidget/shared/money';
import { useApi } from '@paywidget/shared/services';
import { useAtomValue, userAtom } from '@paywidget/shared/state';
import { convertQuery } from '@paywidget/shared/transaction';
import { type MinimumDeposit, minimumDeposit } from '../model/minimumDeposit';

/**
 * Returns the smallest amount that is credited. The server converts a default to the account's currency, rounded up. Without
 * a rate the default stays in US dollars.
 */
export function useMinimumDeposit(
  network: Network | undefined,
  address: CryptoAddress | undefined,
): MinimumDeposit | undefined {
  const { currency } = useAtomValue(userAtom);
  const minimum = minimumDeposit(network, address, currency);
  const isForeign = minimum !== undefined && minimum.currency !== currency;
  const { data: converted } = useQuery({
    ...convertQuery(useApi(), {
      from: minimum?.currency ?? currency,
      to: currency,
      amount: minimum?.value ?? '0',
    }),
    // Before there is an address, the widget does not know whether the server names a minimum.
    enabled: isForeign && address !== undefined,
  });
  if (!isForeign || converted === undefined) return minimum;
  return { value: roundToDecimals(converted, currencyOf(currency).decimals, 'up'), currency };
}
