/** A transaction's hash as it is shown: one of more than 10 characters by its first and last 5 (specification, section 5). */
export function shortHash(hash: string): string {
  return hash.length > 10 ? `${hash.slice(0, 5)}…${hash.slice(-5)}` : hash;
}
