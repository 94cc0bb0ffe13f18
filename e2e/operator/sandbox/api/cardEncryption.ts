import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts a card with AES-256-GCM. HKDF-SHA-256 derives the key from the token of the call, with the deposit id as
 * salt. Returns base64 of 12 bytes IV, the ciphertext and a 16-byte tag. See docs/guides/card-encryption.md.
 */
function encryptCard(card: Record<string, unknown>, depositId: string, token: string): string {
  const key = Buffer.from(hkdfSync('sha256', token, depositId, 'paywidget/p2p-card', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([
    iv,
    cipher.update(JSON.stringify(card)),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64');
}

interface ResponseWithCard {
  depositId: string;
  card: Record<string, unknown>;
}

/** True if the body has a card that is not encrypted yet. */
const hasPlainCard = (body: unknown): body is ResponseWithCard =>
  typeof body === 'object' &&
  body !== null &&
  'depositId' in body &&
  'card' in body &&
  typeof body.card === 'object' &&
  body.card !== null &&
  !('encoded' in body.card);

/**
 * Encrypts the top-level `card` of a peer-to-peer response with the token of this call. Returns other bodies unchanged.
 */
export const withEncryptedCard = (body: unknown, token: string): unknown =>
  hasPlainCard(body) ? { ...body, card: { encoded: encryptCard(body.card, body.depositId, token) } } : body;
