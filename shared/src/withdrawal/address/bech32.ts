import { type Bech32, bech32, bech32m } from '@scure/base';

/** Length of the longest unified address of Zcash. Segregated witness addresses have 90 characters at most. */
const unifiedMaxLength = 512;

function decodeWords(coder: Bech32, prefix: string, address: string, limit?: number): number[] | undefined {
  try {
    const { prefix: found, words } = coder.decode(address as `${string}1${string}`, limit);
    return found === prefix ? words : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a check for segregated witness addresses with a prefix (BIP 173; BIP 350 from version 1 on). */
export const witnessAddress =
  (prefix: string) =>
  (address: string): boolean => {
    const old = decodeWords(bech32, prefix, address);
    const [version = -1, ...program] = old ?? decodeWords(bech32m, prefix, address) ?? [];
    if (version < 0 || version > 16 || (old !== undefined) !== (version === 0)) return false;
    const size = bech32.fromWordsUnsafe(program)?.length ?? 0;
    if (version === 0) return size === 20 || size === 32;
    return version === 1 ? size === 32 : size >= 2 && size <= 40;
  };

/** True if the checksum of a shielded or unified address of Zcash is right (ZIP 316 and earlier formats). */
export const shieldedAddress = (address: string): boolean =>
  decodeWords(bech32, 'zs', address) !== undefined ||
  decodeWords(bech32m, 'u', address, unifiedMaxLength) !== undefined ||
  decodeWords(bech32m, 'tex', address) !== undefined;

/** Bytes of an address in Litecoin's MWEB extension: two public keys. */
const extensionSize = 66;

/** True for an address in Litecoin's MWEB extension (LIP 3). */
export const litecoinExtensionAddress = (address: string): boolean => {
  const [version, ...keys] = decodeWords(bech32, 'ltcmweb', address, unifiedMaxLength) ?? [];
  return version === 0 && bech32.fromWordsUnsafe(keys)?.length === extensionSize;
};
