import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';
import type { Decimal } from '@paywidget/shared/money';

/** By the network's name, in the player's currency, where the server names no minimum (specification, section 9). */
const statedMinimums: Readonly<Record<string, Decimal>> = {
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
 * The least that is credited, in the player's currency: the address's own minimum, else the network's, else the
 * specification's for the network's name (contract, "Endpoints"). Nothing where nobody names one.
 */
export function minimumDeposit(
  network: Pick<Network, 'name' | 'minDeposit'> | undefined,
  address: Pick<CryptoAddress, 'minDepositValue'> | undefined,
): Decimal | undefined {
  const name = network?.name.trim().toLowerCase() ?? '';
  const stated = Object.hasOwn(statedMinimums, name) ? statedMinimums[name] : undefined;
  return address?.minDepositValue ?? network?.minDeposit ?? stated;
}
