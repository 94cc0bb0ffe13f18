/** Shortens a transaction hash of more than 10 characters to its first 5 and last 5. */
export function shortHash(hash: string): string {
  return hash.length > 10 ? `${hash.slice(0, 5)}…${hash.slice(-5)}` : hash;
}
