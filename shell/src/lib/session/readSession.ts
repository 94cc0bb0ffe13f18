import { HostPayload, HostPayloadUpdate, parseWire, User, UserUpdate } from '@paywidget/shared/contract';
import type { HostUpdate } from '@paywidget/shared/host';
import type { Session } from '@paywidget/shared/state';

/** The host's `loaded` reply has no payload, or an invalid payload. */
export class IncorrectHostDataError extends Error {
  override readonly name = 'IncorrectHostDataError';
  constructor(cause?: unknown) {
    super('Incorrect data from host', { cause });
  }
}

/** Parses a `loaded` payload into a session. @throws IncorrectHostDataError */
export function readSession(raw: unknown): Session {
  if (typeof raw !== 'object' || raw === null) throw new IncorrectHostDataError();
  try {
    const { user, ...payload } = parseWire('loaded', HostPayload, raw).data;
    return { payload, user: user ?? parseWire('user', User, {}).data };
  } catch (cause) {
    throw new IncorrectHostDataError(cause);
  }
}

/** True if a `loaded` payload has no valid `paymentGeo`, so that the default country is assumed. */
export function isCountryMissing(raw: unknown): boolean {
  const { user } = raw as { user?: { paymentGeo?: unknown } | null };
  return typeof user?.paymentGeo !== 'string' || user.paymentGeo === '';
}

/** Returns the session after an update. Fields that the update does not contain keep their value. */
export function changeSession(
  session: Session,
  { payload, user }: Pick<HostUpdate, 'payload' | 'user'>,
): Session {
  const { user: nested, ...changes } = parseWire('update', HostPayloadUpdate, payload ?? {}).data;
  const userChanges = parseWire('update', UserUpdate, user ?? {}).data;
  return {
    payload: { ...session.payload, ...changes },
    user: {
      ...session.user,
      ...nested,
      ...userChanges,
      lang: userChanges.lang ?? nested?.lang ?? session.user.lang,
    },
  };
}
