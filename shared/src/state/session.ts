import type { HostPayload, User } from '@paywidget/shared/contract';
import { atom } from 'jotai';

/** Who the player is and what the host asked for: the parsed `loaded` payload, later changed by updates. */
export interface Session {
  payload: HostPayload;
  user: User;
}

export const sessionAtom = atom<Session | undefined>(undefined);

/** The session, for code that only runs once the host has answered. Throws before. */
export const startedSessionAtom = atom((get): Session => {
  const session = get(sessionAtom);
  if (!session) throw new Error('The host has not answered yet');
  return session;
});

export const userAtom = atom((get) => get(startedSessionAtom).user);
export const payloadAtom = atom((get) => get(startedSessionAtom).payload);

/** `desktop`, `mobile`, `android` or `ios`. */
export const platformAtom = atom((get) => get(userAtom).platform);

/** Android and iOS apps: no helper windows, a share button, `isNative` in calls. */
export const isNativeAtom = atom((get) => ['android', 'ios'].includes(get(platformAtom) ?? ''));

/** The first experiment's group, as calls send it. */
export const abTestGroupAtom = atom((get) => get(payloadAtom).experiments[0]?.group);

/** True when any experiment has put the player into that group. */
export const experimentGroupsAtom = atom(
  (get) => new Set(get(payloadAtom).experiments.map((experiment) => experiment.group)),
);

/** The language texts are shown in, such as `en` or `es-MX`. */
export const languageAtom = atom((get) => get(userAtom).lang);
