import type { QueryClient } from '@paywidget/shared/api';
import { LoginTokenPush, parseWire, type Tokens } from '@paywidget/shared/contract';
import type { HostChannel, HostUpdate } from '@paywidget/shared/host';
import { type Session, type Store, sessionAtom, themeAtom, tokensAtom } from '@paywidget/shared/state';
import { log } from '../telemetry/log';
import { changeSession } from './readSession';

interface FollowHostOptions {
  channel: HostChannel;
  store: Store;
  queryClient: QueryClient;
}

export interface HostFollower {
  /** Stores the session of the `loaded` reply, with the updates that arrived before it. Subscribes to further messages. */
  begin(session: Session): void;
  /** Applies an update at once, without a reload. */
  update(update: HostUpdate): void;
  /** Applies a push of the server that is about the user: `login.token`. Ignores other pushes. @throws ContractError */
  applyPush(event: string, data: unknown): void;
  dispose(): void;
}

/** The entries that JSON can contain: no cycles, and no big integers. Tokens are passed on as JSON text. */
const asJson = (tokens: Tokens): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).filter(([, value]) => {
      try {
        return JSON.stringify(value) !== undefined;
      } catch {
        return false;
      }
    }),
  );

/**
 * Applies the host's messages to session, theme and tokens. Queries request again by themselves, because their keys depend
 * on these values.
 */
export function followHost({ channel, store, queryClient }: FollowHostOptions): HostFollower {
  const pending: HostUpdate[] = [];
  const subscriptions: (() => void)[] = [];

  function update({ theme, tokens, payload, user }: HostUpdate): void {
    if (theme) store.set(themeAtom, theme);
    if (tokens) store.set(tokensAtom, (known) => ({ ...known, ...asJson(tokens) }));
    if (!payload && !user) return;
    const session = store.get(sessionAtom);
    if (session) store.set(sessionAtom, changeSession(session, { payload, user }));
    else pending.push({ payload, user });
  }

  /** Replaces the token, and repeats the failed queries, because they have probably failed because of the old token. */
  function renewToken(user: Partial<Session['user']>): void {
    const session = store.get(sessionAtom);
    if (!session) return;
    store.set(sessionAtom, { ...session, user: { ...session.user, ...user } });
    void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
  }

  function begin(session: Session): void {
    store.set(sessionAtom, pending.splice(0).reduce(changeSession, session));
    subscriptions.push(
      channel.on('loaded', (payload) => update({ payload: payload ?? undefined })),
      channel.on('bonus-list-fetched', ({ success, bonusList = [] }) => {
        if (success) update({ payload: { bonusList } });
        else log('The host could not fetch its bonuses');
      }),
      channel.on('bonus-list-updated', ({ bonusList }) => update({ payload: { bonusList } })),
      channel.on('login.token', renewToken),
    );
  }

  subscriptions.push(channel.on('update', update));
  return {
    begin,
    update,
    applyPush(event, data) {
      if (event !== 'login.token') return;
      renewToken(parseWire(event, LoginTokenPush, data).data);
    },
    dispose() {
      for (const stop of subscriptions.splice(0)) stop();
    },
  };
}
