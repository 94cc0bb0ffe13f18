import { createDecipheriv, hkdfSync } from 'node:crypto';

/** True if the encrypted card of a peer-to-peer deposit can be decrypted with the token of its call. See docs/guides/card-encryption.md. */
export function canDecrypt(encoded: string, depositId: string, token: string): boolean {
  try {
    const bytes = Buffer.from(encoded, 'base64');
    const key = Buffer.from(hkdfSync('sha256', token, depositId, 'paywidget/p2p-card', 32));
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    cipher.setAuthTag(bytes.subarray(-16));
    JSON.parse(cipher.update(bytes.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8'));
    return true;
  } catch {
    return false;
  }
}
