import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A card as it goes to the payer: AES-256-GCM under a key that HKDF-SHA-256 makes of the call's token, with the deposit's
 * id as salt (decisions, section 5). Base64 of 12 bytes IV, ciphertext, 16 bytes tag.
 */
function encodeCard(card: Record<string, unknown>, depositId: string, token: string): string {
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

interface WithCard {
  depositId: string;
  card: Record<string, unknown>;
}

/** A card that is sealed already stays as it is. */
const hasCard = (body: unknown): body is WithCard =>
  typeof body === 'object' &&
  body !== null &&
  'depositId' in body &&
  'card' in body &&
  typeof body.card === 'object' &&
  body.card !== null &&
  !('encoded' in body.card);

/** The answer with the card at its top, which only peer-to-peer answers have, encrypted for this call. */
export const sealed = (body: unknown, token: string): unknown =>
  hasCard(body) ? { ...body, card: { encoded: encodeCard(body.card, body.depositId, token) } } : body;
