import { randomBytes, randomInt } from 'node:crypto';

/** Returns an unguessable id: the prefix and 96 random bits. */
export const randomId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Returns a random id of 15 digits, which an answer may send as a number or as text. */
export const randomNumberId = () => String(randomInt(1e14, 1e14 + 2 ** 47));
