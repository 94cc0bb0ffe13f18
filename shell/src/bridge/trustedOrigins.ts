/**
 * The origins whose messages are accepted: the page's own, and those in `allowedOrigins` of the deployment's
 * configuration.
 */
export interface TrustedOrigins {
  includes(origin: string): boolean;
  all(): string[];
}

/**
 * Returns the origin of an address. If it is opaque (`null`: a file or a sandboxed frame) or invalid, returns
 * undefined.
 */
export function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** @param allowed is called for every check, because the configuration may load after the first message arrives */
export function trustOrigins(own: string, allowed: () => readonly string[]): TrustedOrigins {
  const all = () => [...new Set([own, ...allowed()].flatMap((address) => originOf(address) ?? []))];
  return { all, includes: (origin) => all().includes(origin) };
}
