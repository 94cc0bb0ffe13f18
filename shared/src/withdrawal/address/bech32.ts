import { type Bech32, bech32, bech32m } from '@scure/base';

/** As long as the longest unified address of Zcash; segregated witness ends at 90. */
const unified = 512;

function words(coder: Bech32, prefix: string, address: string, limit?: number): number[] | undefined {
  try {
    const { prefix: found, words: read } = coder.decode(address as `${string}1${string}`, limit);
    return found === prefix ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address is segregated witness under a prefix (BIP 173; BIP 350 from version 1 on). */
export const witnessAddress =
  (prefix: string) =>
  (address: string): boolean => {
    const old = words(bech32, prefix, address);
    const [version = -1, ...program] = old ?? words(bech32m, prefix, address) ?? [];
    if (version < 0 || version > 16 || (old !== undefined) !== (version === 0)) return false;
    const size = bech32.fromWordsUnsafe(program)?.length ?? 0;
    if (version === 0) return size === 20 || size === 32;
    return version === 1 ? size === 32 : size >= 2 && size <= 40;
  };

/** Whether the checksum of a shielded or unified address of Zcash holds (ZIP 316 and before). */
export const shieldedAddress = (address: string): boolean =>
  words(bech32, 'zs', address) !== undefined ||
  words(bech32m, 'u', address, unified) !== undefined ||
  words(bech32m, 'tex', address) !== undefined;
