import { bonusGroup, type HostPayload, nativePlatforms, type User } from '@paywidget/shared/contract';
import { atom } from 'jotai';

/** The player and the host's options: the parsed `loaded` payload, with later updates. */
export interface Session {
  payload: HostPayload;
  user: User;
}

export const sessionAtom = atom<Session | undefined>(undefined);

/** The session, for code that runs only after the host has answered. Throws before the answer. */
const startedSessionAtom = atom((get): Session => {
  const session = get(sessionAtom);
  if (!session) throw new Error('The host has not answered yet');
  return session;
});

export const userAtom = atom((get) => get(startedSessionAtom).user);
export const payloadAtom = atom((get) => get(startedSessionAtom).payload);

/** True in Android and iOS apps: no helper windows, a share button, `isNative` in calls. */
export const isNativeAtom = atom((get) =>
  nativePlatforms.some((native) => native === get(userAtom).platform),
);

/** The group of the first experiment, as calls send it. */
export const abTestGroupAtom = atom((get) => get(payloadAtom).experiments[0]?.group);

/** The groups into which the player's experiments put them. */
export const experimentGroupsAtom = atom(
  (get) => new Set(get(payloadAtom).experiments.map((experiment) => experiment.group)),
);

/** True if deposits of coins get the crypto bonus, and lists show bonuses: the player is in the group `group_b`. */
export const offersCryptoBonusAtom = atom((get) => get(experimentGroupsAtom).has(bonusGroup));

/** The language of the texts, such as `en` or `es-MX`. */
export const languageAtom = atom((get) => get(userAtom).lang);
