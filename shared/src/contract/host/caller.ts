/** The player and the page that make the calls. Sent in the headers of every call. */
export interface Caller {
  token?: string;
  /** Set on native platforms only. Adds `isNative` and `platform` to the extra parameters. */
  nativePlatform?: string;
  platformVersion: string;
  isMobileApp?: boolean;
  isPwa?: boolean;
}

/** The platforms on which the widget runs in an app. */
export const nativePlatforms = ['android', 'ios'] as const;

/** Returns the facts about the player and the page that each API call sends in its headers. */
export const callerOf = (
  { token, platform }: { token?: string; platform?: unknown },
  payload: { platformVersion: string; isMobileApp?: boolean; pwa?: boolean },
): Caller => ({
  token,
  platformVersion: payload.platformVersion,
  nativePlatform: nativePlatforms.find((native) => native === platform),
  isMobileApp: payload.isMobileApp,
  isPwa: payload.pwa,
});

/** The headers of one call. See docs/rules/wire.md. */
export function headersFor(caller: Caller, idempotencyKey?: string): Record<string, string> {
  const extra = {
    platformVersion: caller.platformVersion,
    ...(caller.nativePlatform && { isNative: true, platform: caller.nativePlatform }),
  };
  return {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    'X-Extra-Params': JSON.stringify(extra),
    ...(caller.token && { Authorization: `Bearer ${caller.token}` }),
    ...(caller.isMobileApp && { 'X-Mobile-App': '1' }),
    ...(caller.isPwa && { 'X-Pwa': '1' }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}
