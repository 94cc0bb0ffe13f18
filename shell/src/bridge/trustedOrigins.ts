/** Whose messages count: the page's own origin, and those that the deployment's configuration lists. */
export interface TrustedOrigins {
  includes(origin: string): boolean;
  all(): string[];
}

/** The origin of an address; none where it has no origin of its own (`null`, a file, a sandboxed frame). */
export function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** @param allowed read anew each time, since the configuration may arrive later than the first message */
export function trustOrigins(own: string, allowed: () => readonly string[]): TrustedOrigins {
  const all = () => [...new Set([own, ...allowed()].flatMap((address) => originOf(address) ?? []))];
  return { all, includes: (origin) => all().includes(origin) };
}
