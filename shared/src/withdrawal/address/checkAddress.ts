import { evmAddress, moneroAddress, stellarAddress, tonAddress } from './accountAddress';
import { base58Address, rippleAddress } from './base58';
import { litecoinExtensionAddress, shieldedAddress, witnessAddress } from './bech32';
import { cashAddress } from './cashAddress';
import type { Chain } from './chains';

type AddressFormat = (address: string) => boolean;

const bitcoinBase58 = base58Address([0x00], [0x05]);

/** The address formats of each chain's main network, each with its checksum. */
const addressFormats: Readonly<Record<Chain, readonly AddressFormat[]>> = {
  bitcoin: [bitcoinBase58, witnessAddress('bc')],
  'bitcoin-cash': [cashAddress, bitcoinBase58],
  litecoin: [base58Address([0x30], [0x32], [0x05]), witnessAddress('ltc'), litecoinExtensionAddress],
  dogecoin: [base58Address([0x1e], [0x16])],
  dash: [base58Address([0x4c], [0x10])],
  zcash: [base58Address([0x1c, 0xb8], [0x1c, 0xbd]), shieldedAddress],
  evm: [evmAddress],
  tron: [base58Address([0x41])],
  ton: [tonAddress],
  ripple: [rippleAddress],
  stellar: [stellarAddress],
  monero: [moneroAddress],
  // Before N3, and from N3 on.
  neo: [base58Address([0x17], [0x35])],
};

/** True if the address has a format, a network and a checksum of the chain. */
export function isValidAddress(chain: Chain, address: string): boolean {
  return addressFormats[chain].some((fits) => fits(address));
}
