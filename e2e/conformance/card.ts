import { createDecipheriv, hkdfSync } from 'node:crypto';

/** Whether a peer-to-peer card opens with the token of its call, as docs/CARD-ENCRYPTION.md says. */
export function opens(encoded: string, depositId: string, token: string): boolean {
  try {
    const sealed = Buffer.from(encoded, 'base64');
    const key = Buffer.from(hkdfSync('sha256', token, depositId, 'paywidget/p2p-card', 32));
    const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    cipher.setAuthTag(sealed.subarray(-16));
    JSON.parse(cipher.update(sealed.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8'));
    return true;
  } catch {
    return false;
  }
}
