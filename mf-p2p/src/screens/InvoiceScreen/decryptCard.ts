import { Card } from '@paywidget/shared/contract/payments';

/** A card cannot be decrypted: it belongs to another token or another deposit, is truncated, or is not a card. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
  constructor(options?: ErrorOptions) {
    super('Error while decrypting data', options);
  }
}

/** The data from which the key of an encrypted card is derived. */
export interface CardSecrets {
  /** The token of the call whose answer has the card. */
  token: string;
  depositId: string;
}

const ivBytes = 12;
const info = 'paywidget/p2p-card';

const utf8 = (text: string) => new TextEncoder().encode(text);
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function keyOf({ token, depositId }: CardSecrets): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', utf8(token), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: utf8(depositId), info: utf8(info) };
  return crypto.subtle.deriveKey(derivation, secret, { name: 'AES-GCM', length: 256 }, false, ['decrypt']);
}

/**
 * Decrypts the `encoded` of a card. The decrypted card is only in the result. See docs/guides/card-encryption.md.
 * @throws DecryptionError
 */
export async function decryptCard(encoded: string, secrets: CardSecrets): Promise<Card> {
  try {
    const encrypted = fromBase64(encoded);
    const cipher = { name: 'AES-GCM', iv: encrypted.subarray(0, ivBytes) };
    const plain = await crypto.subtle.decrypt(cipher, await keyOf(secrets), encrypted.subarray(ivBytes));
    return Card.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)));
  } catch (cause) {
    throw new DecryptionError({ cause });
  }
}
