import type { TrustedOrigins } from '@paywidget/shared/services';

/**
 * Returns the origin of a URL, or undefined if the URL is invalid or its origin is opaque (`null`: a file or a sandboxed
 * frame).
 */
export function originOf(url: string): string | undefined {
  try {
    const { origin } = new URL(url);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/**
 * Trusts the widget's own origin and those of the deployment.
 * @param allowed is called for every check, because the configuration may load after the first message arrives
 */
export function trustOrigins(ownOrigin: string, allowed: () => readonly string[]): TrustedOrigins {
  const all = () => [...new Set([ownOrigin, ...allowed()].flatMap((url) => originOf(url) ?? []))];
  return { all, includes: (origin) => all().includes(origin) };
}
