import { randomBytes } from 'node:crypto';

/** An id nobody guesses: a prefix that says what it names, and 96 random bits. */
export const randomId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
