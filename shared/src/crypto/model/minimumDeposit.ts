import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import type { Decimal } from '@paywidget/shared/money';

/** Defaults by network name, in `defaultCurrency`. See docs/rules/crypto.md. */
const defaultMinimums: Readonly<Record<string, Decimal>> = {
  'bitcoin blockchain': '15',
  'monero blockchain': '10',
  'bitcoin cash blockchain': '10',
  'erc-20': '10',
  'trc-20': '5',
  'bep-20': '5',
  'litecoin blockchain': '5',
  'dash blockchain': '5',
  'doge blockchain': '5',
  'zcash blockchain': '5',
  'ripple network': '3',
  'stellar network': '3',
};

const defaultCurrency = 'USD';

/** An amount with its currency. */
export interface MinimumDeposit {
  value: Decimal;
  currency: string;
}

/**
 * Returns the smallest amount that is credited: the minimum of the address, else of the network, both in the account's
 * currency, else the default for the network's name, in US dollars. Undefined if there is no minimum.
 */
export function minimumDeposit(
  network: Pick<Network, 'name' | 'minDeposit'> | undefined,
  address: Pick<CryptoAddress, 'minDepositValue'> | undefined,
  accountCurrency: string,
): MinimumDeposit | undefined {
  const sent = address?.minDepositValue ?? network?.minDeposit;
  if (sent !== undefined) return { value: sent, currency: accountCurrency };
  const name = network?.name.trim().toLowerCase() ?? '';
  const byName = Object.hasOwn(defaultMinimums, name) ? defaultMinimums[name] : undefined;
  return byName === undefined ? undefined : { value: byName, currency: defaultCurrency };
}
