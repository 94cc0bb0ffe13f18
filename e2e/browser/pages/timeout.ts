/**
 * How long a test waits for what a player should see, in ms. Only a failure takes that long. It is no claim about speed: a busy
 * machine can be several times slower than usual, and must not make a test fail.
 */
export const timeoutMs = 30_000;
