import type { QueryClient } from '@paywidget/shared/api';
import { LoginTokenPush, parseWire } from '@paywidget/shared/contract';
import type { HostChannel, HostUpdate } from '@paywidget/shared/host';
import { type Session, type Store, sessionAtom } from '@paywidget/shared/state';
import { log } from '../log';
import { themeAtom, tokensAtom } from './appearance';
import { changeSession } from './readSession';

interface FollowHostOptions {
  channel: HostChannel;
  store: Store;
  queryClient: QueryClient;
}

export interface HostFollower {
  /** Takes the session the host started with, and with it what the host has changed since. */
  begin(session: Session): void;
  /** Changes what is given, at once and without a reload. */
  update(update: HostUpdate): void;
  /** Takes what the server pushes about the player, where the transport has pushes. @throws ContractError */
  applyPush(event: string, data: unknown): void;
  dispose(): void;
}

/** Keeps session, theme and tokens as the host last said. Queries follow by themselves: their keys are of the session. */
export function followHost({ channel, store, queryClient }: FollowHostOptions): HostFollower {
  const pending: HostUpdate[] = [];
  const subscriptions: (() => void)[] = [];

  function update({ theme, tokens, payload, user }: HostUpdate): void {
    if (theme) store.set(themeAtom, theme);
    if (tokens) store.set(tokensAtom, (known) => ({ ...known, ...tokens }));
    if (!payload && !user) return;
    const session = store.get(sessionAtom);
    if (session) store.set(sessionAtom, changeSession(session, { payload, user }));
    else pending.push({ payload, user });
  }

  /** Calls that the old token failed are made again with the new one. */
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
