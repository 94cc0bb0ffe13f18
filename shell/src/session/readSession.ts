import { HostPayload, HostPayloadUpdate, parseWire, User, UserUpdate } from '@paywidget/shared/contract';
import type { HostUpdate } from '@paywidget/shared/host';
import type { Session } from '@paywidget/shared/state';

/** The host's `loaded` reply had no payload, or one that cannot be read (specification, section 8). */
export class IncorrectHostDataError extends Error {
  override readonly name = 'IncorrectHostDataError';
  constructor(cause?: unknown) {
    super('Incorrect data from host', { cause });
  }
}

/** The session that a `loaded` payload starts. @throws IncorrectHostDataError */
export function readSession(raw: unknown): Session {
  if (typeof raw !== 'object' || raw === null) throw new IncorrectHostDataError();
  try {
    const { user, ...payload } = parseWire('loaded', HostPayload, raw).data;
    return { payload, user: user ?? parseWire('user', User, {}).data };
  } catch (cause) {
    throw new IncorrectHostDataError(cause);
  }
}

/** The session after an update: what was not sent stays. */
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
