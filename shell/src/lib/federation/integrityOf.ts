/** Returns the `integrity` of a file by the hash in its name: the SHA-256 of its content, in hex. */
export function integrityOf(hash: string): string {
  const bytes = hash.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
