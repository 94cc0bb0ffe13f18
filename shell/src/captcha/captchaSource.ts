import type { CaptchaConfiguration, CaptchaKind, HostPayload } from '@paywidget/shared/contract';
import { CaptchaIdEmptyError } from '@paywidget/shared/transaction';
import { captchaVendors } from './vendors';

type Configured = CaptchaConfiguration | undefined;

interface CaptchaSourceOptions {
  kind: CaptchaKind;
  payload: Pick<HostPayload, 'captcha' | 'geetestCaptchaId'>;
  deployed: Configured;
  /** The absolute URL of the captcha page. Relative script URLs are resolved against it. */
  pageUrl: string;
  /** Called with each script URL that is not allowed. */
  onRejected: (script: string) => void;
}

/** The captcha id or site key, and the absolute URLs of the vendor's script, to be tried in order. */
export interface CaptchaSource {
  id: string;
  scripts: string[];
}

/**
 * Chooses the captcha's id and scripts. The host's values replace the deployment's values. A script from the host is allowed
 * only at the captcha page's own origin, at a vendor's origin, or at the origin of a script that the deployment configures,
 * and only over https (except the page's own origin). See docs/rules/captcha.md.
 * @throws CaptchaIdEmptyError if neither has an id for this captcha
 */
export function captchaSource({
  kind,
  payload,
  deployed,
  pageUrl,
  onRejected,
}: CaptchaSourceOptions): CaptchaSource {
  const fromHost = payload.captcha?.[kind];
  const fromDeployment = deployed?.[kind];
  const id =
    fromHost?.id ?? (kind === 'geetest' ? payload.geetestCaptchaId : undefined) ?? fromDeployment?.id;
  if (!id) throw new CaptchaIdEmptyError();

  const trustedOrigins = originsOf(
    [pageUrl, ...Object.values(captchaVendors).flat(), ...scriptsOf(deployed)],
    pageUrl,
  );
  const allowedScripts = (fromHost?.scripts ?? []).filter((script) => {
    const isAllowed = trustedOrigins.has(originOf(script, pageUrl));
    if (!isAllowed) onRejected(script);
    return isAllowed;
  });
  const scripts =
    [allowedScripts, fromDeployment?.scripts, captchaVendors[kind]].find((list) => list && list.length > 0) ??
    [];
  return { id, scripts: scripts.map((script) => new URL(script, pageUrl).href) };
}

const scriptsOf = (configured: Configured): string[] =>
  Object.values(configured ?? {}).flatMap((source) => source?.scripts ?? []);

/** Returns the origin of an http(s) URL, or undefined for any other URL. A `blob:` URL would have the origin in its text. */
function originOf(address: string, base: string): string | undefined {
  try {
    const { protocol, origin } = new URL(address, base);
    return protocol.startsWith('http') ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the origins of the URLs. Leaves out origins without https, except the captcha page's own origin. */
function originsOf(addresses: readonly string[], pageUrl: string): ReadonlySet<string | undefined> {
  const own = originOf(pageUrl, pageUrl);
  const origins = addresses.map((address) => originOf(address, pageUrl));
  return new Set(origins.filter((origin) => origin === own || origin?.startsWith('https:')));
}
