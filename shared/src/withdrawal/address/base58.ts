import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** Decodes a text. Returns undefined if that fails. */
export function tryDecode(decode: (text: string) => Uint8Array, text: string): Uint8Array | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** Creates a check for base58check addresses with one of these version bytes and a 20-byte hash. */
export const base58Address =
  (...versions: readonly (readonly number[])[]) =>
  (address: string): boolean => {
    const bytes = tryDecode(base58check.decode, address);
    return versions.some(
      (version) =>
        bytes?.length === version.length + 20 && version.every((byte, index) => bytes[index] === byte),
    );
  };

/** The same check in Ripple's alphabet. X-addresses also contain the tag. */
export function rippleAddress(address: string): boolean {
  // Encoded again, because the checksum uses Bitcoin's alphabet: classic and X-addresses share the alphabet.
  const standard = tryDecode(base58xrp.decode, address);
  const bytes = standard && tryDecode(base58check.decode, base58.encode(standard));
  if (!bytes) return false;
  const isClassic = bytes.length === 21 && bytes[0] === 0;
  const isExtended = bytes.length === 31 && bytes[0] === 0x05 && bytes[1] === 0x44;
  return isClassic || isExtended;
}
