import { keccak_256 } from '@noble/hashes/sha3.js';
import { base32nopad, base58xmr, base64urlnopad, hex, utf8 } from '@scure/base';
import { tryDecode } from './base58';

/** CRC-16/XMODEM, the checksum of Stellar's and TON's addresses. */
function crc16(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
  }
  return sum;
}

/**
 * Ethereum and compatible chains. If an address has letters in both cases, the case is a checksum (EIP-55). If all letters
 * have one case, there is no checksum.
 */
export function evmAddress(address: string): boolean {
  if (!/^0x[\da-f]{40}$/i.test(address)) return false;
  const body = address.slice(2);
  const plain = body.toLowerCase();
  if (body === plain || body === body.toUpperCase()) return true;
  const hash = hex.encode(keccak_256(utf8.decode(plain)));
  return [...body].every((char, index) => {
    const isUpper = Number.parseInt(hash[index] ?? '0', 16) >= 8;
    return char === (isUpper ? char.toUpperCase() : char.toLowerCase());
  });
}

/** Stellar's StrKey (SEP-23): an account, an account muxed with an id, or a contract. */
export function stellarAddress(address: string): boolean {
  // 43 bytes are 69 base32 digits and one bit of padding, so the codec must not require padding.
  const bytes = tryDecode(base32nopad.decode, address);
  if (!bytes) return false;
  const isAccount = bytes.length === 35 && bytes[0] === 6 << 3;
  const isMuxed = bytes.length === 43 && bytes[0] === 12 << 3;
  const isContract = bytes.length === 35 && bytes[0] === 2 << 3;
  if (!isAccount && !isMuxed && !isContract) return false;
  const [low = -1, high = -1] = bytes.slice(-2);
  return crc16(bytes.slice(0, -2)) === low + 256 * high;
}

/** TON's user-friendly form of the main network, or the raw form, which has no checksum. */
export function tonAddress(address: string): boolean {
  if (/^(?:0|-1):[\da-f]{64}$/i.test(address)) return true;
  const bytes = tryDecode(base64urlnopad.decode, address.replaceAll('+', '-').replaceAll('/', '_'));
  if (bytes?.length !== 36 || (bytes[0] !== 0x11 && bytes[0] !== 0x51)) return false;
  const [high = -1, low = -1] = bytes.slice(-2);
  return crc16(bytes.slice(0, -2)) === 256 * high + low;
}

/** Monero: standard, integrated with a payment id, and subaddresses of the main network. */
export function moneroAddress(address: string): boolean {
  const bytes = tryDecode(base58xmr.decode, address);
  if (!bytes) return false;
  const isKnown =
    (bytes.length === 69 && (bytes[0] === 18 || bytes[0] === 42)) || (bytes.length === 77 && bytes[0] === 19);
  const sum = keccak_256(bytes.slice(0, -4));
  return isKnown && bytes.slice(-4).every((byte, index) => byte === sum[index]);
}
