import type { Options } from './options';
import type { Sandbox, Session } from './sandbox';

const storageKey = 'studio-session';

const playerOf = ({ country, currency, lang, platform, view, additional }: Options) => ({
  country,
  currency,
  lang,
  platform,
  view,
  ...(additional === 'true' && { balance: { additional: 250 } }),
});

/** Restores the player from before a reload, if they belong to the same options. Otherwise signs a new one up. */
export async function restoreOrSignIn(sandbox: Sandbox, options: Options): Promise<Session> {
  const player = playerOf(options);
  const who = JSON.stringify({ ...player, lang: undefined });
  const earlier = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  if (earlier?.who === who) {
    const user = await sandbox.user(earlier.token).catch(() => undefined);
    if (user) return { token: earlier.token, user: { ...user, lang: options.lang } };
  }
  const session = await sandbox.signIn(player);
  sessionStorage.setItem(storageKey, JSON.stringify({ who, token: session.token }));
  return session;
}

/** Makes the next `restoreOrSignIn` sign a new player up. */
export const forgetSession = () => sessionStorage.removeItem(storageKey);

/** Replaces the token of the stored session. */
export function keepToken(token: string): void {
  const earlier = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  sessionStorage.setItem(storageKey, JSON.stringify({ ...earlier, token }));
}
