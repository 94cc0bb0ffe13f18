import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import type { Decimal } from '@paywidget/shared/money';

/** Defaults by network name, in the player's currency. See docs/rules/crypto.md. */
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

/**
 * Returns the minimum that is credited, in the player's currency: the minimum of the address, else of the network, else the
 * default for the network's name. Undefined if there is none.
 */
export function minimumDeposit(
  network: Pick<Network, 'name' | 'minDeposit'> | undefined,
  address: Pick<CryptoAddress, 'minDepositValue'> | undefined,
): Decimal | undefined {
  const name = network?.name.trim().toLowerCase() ?? '';
  const byName = Object.hasOwn(defaultMinimums, name) ? defaultMinimums[name] : undefined;
  return address?.minDepositValue ?? network?.minDeposit ?? byName;
}
