/** Who makes the calls. Sent in the headers of every call. */
export interface Caller {
  token?: string;
  /** Set on native platforms only. Adds `isNative` and `platform` to the extra parameters. */
  nativePlatform?: string;
  platformVersion: string;
  isMobileApp?: boolean;
  isPwa?: boolean;
}

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
