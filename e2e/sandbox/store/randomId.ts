import { randomBytes } from 'node:crypto';

/** Returns an unguessable id: the prefix and 96 random bits. */
export const randomId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
