import type { CaptchaConfiguration, CaptchaKind, HostPayload } from '@paywidget/shared/contract';
import { CaptchaIdEmptyError } from '@paywidget/shared/transaction';
import { captchaVendors } from './vendors';

type Configured = CaptchaConfiguration | undefined;

interface CaptchaSourceOptions {
  kind: CaptchaKind;
  payload: Pick<HostPayload, 'captcha' | 'geetestCaptchaId'>;
  deployed: Configured;
  /** Absolute address of the captcha's page, which relative sources are relative to. */
  pageUrl: string;
  /** Hears of a source that is not admitted. */
  onRefused: (script: string) => void;
}

/** An id or site key, and absolute addresses of the vendor's script. */
export interface AdmittedSource {
  id: string;
  scripts: string[];
}

/**
 * Which captcha to show. The host's word wins over the deployment's, but not over where code comes from: a script has to
 * come from the site itself, from the vendor, or from where the deployment has its own, and never unencrypted.
 * @throws CaptchaIdEmptyError
 */
export function captchaSource({
  kind,
  payload,
  deployed,
  pageUrl,
  onRefused,
}: CaptchaSourceOptions): AdmittedSource {
  const said = payload.captcha?.[kind];
  const own = deployed?.[kind];
  const id = said?.id ?? (kind === 'geetest' ? payload.geetestCaptchaId : undefined) ?? own?.id;
  if (!id) throw new CaptchaIdEmptyError();

  const trusted = originsOf(
    [pageUrl, ...Object.values(captchaVendors).flat(), ...scriptsOf(deployed)],
    pageUrl,
  );
  const admitted = (said?.scripts ?? []).filter((script) => {
    const isAdmitted = trusted.has(originOf(script, pageUrl));
    if (!isAdmitted) onRefused(script);
    return isAdmitted;
  });
  const scripts =
    [admitted, own?.scripts, captchaVendors[kind]].find((list) => list && list.length > 0) ?? [];
  return { id, scripts: scripts.map((script) => new URL(script, pageUrl).href) };
}

const scriptsOf = (configured: Configured): string[] =>
  Object.values(configured ?? {}).flatMap((source) => source?.scripts ?? []);

/** Where an address leads; nowhere, if it is not one. */
function originOf(address: string, base: string): string | undefined {
  try {
    return new URL(address, base).origin;
  } catch {
    return undefined;
  }
}

/** The site's own origin is as secure as the widget itself, any other must be. */
function originsOf(addresses: readonly string[], pageUrl: string): ReadonlySet<string | undefined> {
  const own = originOf(pageUrl, pageUrl);
  const origins = addresses.map((address) => originOf(address, pageUrl));
  return new Set(origins.filter((origin) => origin === own || origin?.startsWith('https:')));
}
