import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Reads a private key in PEM. Undefined if it is not an Ed25519 key. */
export function readPrivateKey(pem: string): KeyObject | undefined {
  try {
    return ed25519(createPrivateKey(pem));
  } catch {
    return undefined;
  }
}

/**
 * Reads a public key: its DER bytes in base64, which are the middle line of its PEM. Undefined if it is not an Ed25519 key.
 */
export function readPublicKey(base64: string): KeyObject | undefined {
  try {
    return ed25519(createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }));
  } catch {
    return undefined;
  }
}

const ed25519 = (key: KeyObject) => (key.asymmetricKeyType === 'ed25519' ? key : undefined);

/** Returns the public key of a private key, in the form that `readPublicKey` reads. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/** Returns the text of a signature file. */
export const signatureOf = (content: Uint8Array, key: KeyObject): string =>
  `${sign(null, content, key).toString('base64')}\n`;

/** True if one of the keys has signed the content. */
export const isSigned = (content: Uint8Array, signature: string, keys: readonly KeyObject[]): boolean =>
  keys.some((key) => verify(null, content, key, Buffer.from(signature, 'base64')));
