import type { Caller } from '@paywidget/shared/contract';
import type { Session } from '@paywidget/shared/state';

const nativePlatforms: ReadonlySet<string> = new Set(['android', 'ios']);

/** Returns the session's facts that each API call sends in its headers. */
export function callerOf({ payload, user }: Session): Caller {
  return {
    token: user.token,
    platformVersion: payload.platformVersion,
    nativePlatform: nativePlatforms.has(user.platform) ? user.platform : undefined,
    isMobileApp: payload.isMobileApp,
    isPwa: payload.pwa,
  };
}
