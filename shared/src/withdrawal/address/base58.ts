import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, createBase58check } from '@scure/base';

const checked = createBase58check(sha256);

/** The bytes of a text; nothing where it does not decode. */
export function decoded(decode: (text: string) => Uint8Array, text: string): Uint8Array | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** Whether an address is base58check of one of these version bytes and a 20-byte hash. */
export const base58Address =
  (...versions: readonly (readonly number[])[]) =>
  (address: string): boolean => {
    const bytes = decoded(checked.decode, address);
    return versions.some(
      (version) =>
        bytes?.length === version.length + 20 && version.every((byte, index) => bytes[index] === byte),
    );
  };

/** The same in Ripple's alphabet, whose X-addresses carry the tag as well. */
export function rippleAddress(address: string): boolean {
  // An X-address is written in the same alphabet; the checksum is Bitcoin's.
  const standard = decoded(base58xrp.decode, address);
  const bytes = standard && decoded(checked.decode, base58.encode(standard));
  if (!bytes) return false;
  const isClassic = bytes.length === 21 && bytes[0] === 0;
  const isExtended = bytes.length === 31 && bytes[0] === 0x05 && bytes[1] === 0x44;
  return isClassic || isExtended;
}
