import { atom } from 'jotai';
import { type Session, sessionAtom } from './session';

/**
 * Whether the page stands by itself after a provider's return: no host to close it, and nobody signed in who could pay
 * again (decisions, section 1).
 */
export function isBarePage(session: Session | undefined): boolean {
  if (!session) return true;
  const { payload, user } = session;
  return !payload.closingButton && user.token === undefined && user.id === undefined;
}

export const isBarePageAtom = atom((get) => isBarePage(get(sessionAtom)));
