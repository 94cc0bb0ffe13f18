import { createQueryClient } from '@paywidget/shared/api';
import { createStore, sessionAtom, themeAtom, tokensAtom } from '@paywidget/shared/state';
import { createRecordingHost } from '@paywidget/shared/testing';
import { followHost } from './followHost';
import { readSession } from './readSession';

function follow() {
  const host = createRecordingHost();
  const store = createStore();
  const queryClient = createQueryClient();
  const follower = followHost({ channel: host, store, queryClient });
  const begin = () => follower.begin(readSession({ user: { token: 'a', currency: 'EUR' } }));
  return { host, store, queryClient, follower, begin };
}

describe('messages of the host while the widget runs', () => {
  it('change the theme, and only the tokens they name', () => {
    const { host, store } = follow();
    host.say('update', { theme: 'dark', tokens: { '--pw-accent': 'red' } });
    host.say('update', { tokens: { '--pw-text': 'blue' } });
    expect(store.get(themeAtom)).toBe('dark');
    expect(store.get(tokensAtom)).toEqual({ '--pw-accent': 'red', '--pw-text': 'blue' });
  });

  it('change no token that could not be passed on to the payment’s own window', () => {
    const { host, store } = follow();
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    let deep: unknown = 'x';
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
    host.say('update', {
      tokens: { '--pw-text': 'red', '--pw-radius': 4, light: loop, '--pw-accent': 1n, dark: deep },
    });
    expect(JSON.parse(JSON.stringify(store.get(tokensAtom)))).toEqual({
      '--pw-text': 'red',
      '--pw-radius': 4,
    });
  });

  it('are applied to the session if they arrive before it', () => {
    const { host, store, begin } = follow();
    host.say('update', { user: { currency: 'BRL' } });
    begin();
    expect(store.get(sessionAtom)?.user.currency).toBe('BRL');
  });

  it('leave fields unchanged that a host application gives as null', () => {
    const { store, follower, begin } = follow();
    begin();
    const before = store.get(sessionAtom)?.user;
    follower.update({ payload: { partnerKey: 'p' }, user: null, theme: null, tokens: null } as never);
    expect(store.get(sessionAtom)).toMatchObject({ payload: { partnerKey: 'p' }, user: before });
    follower.update({ payload: null, user: { currency: 'BRL' } } as never);
    expect(store.get(sessionAtom)?.user.currency).toBe('BRL');
  });

  it('update the session if loaded arrives a second time', () => {
    const { host, store, begin } = follow();
    begin();
    host.say('loaded', { partnerKey: 'p', user: { currency: 'USD' } });
    expect(store.get(sessionAtom)).toMatchObject({
      payload: { partnerKey: 'p' },
      user: { currency: 'USD', token: 'a' },
    });
  });

  it('replace the token, and refetch queries that failed', () => {
    const { host, store, queryClient, begin } = follow();
    const refetch = jest.spyOn(queryClient, 'refetchQueries');
    begin();
    host.say('login.token', { token: 'b' } as never);
    expect(store.get(sessionAtom)?.user).toMatchObject({ token: 'b', currency: 'EUR' });
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('replace the list of bonuses, without invalid ones', () => {
    const { host, store, begin } = follow();
    const ids = () => store.get(sessionAtom)?.payload.bonusList.map(({ id }) => id);
    begin();
    host.say('bonus-list-fetched', {
      success: true,
      bonusList: [{ id: 1, type: 'deposit' }, { id: 2, type: 'cashback' }, 'bonus'],
    });
    expect(ids()).toEqual(['1']);
    host.say('bonus-list-updated', { bonusList: [{ id: 3, type: 'freespin' }] });
    expect(ids()).toEqual(['3']);
    host.say('bonus-list-updated', { bonusList: [] });
    expect(ids()).toEqual([]);
  });

  it('keep the bonuses and log a warning if the host could not fetch them', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { host, store, begin } = follow();
    begin();
    host.say('bonus-list-updated', { bonusList: [{ id: 3, type: 'deposit' }] });
    host.say('bonus-list-fetched', { success: false, bonusList: [] });
    expect(store.get(sessionAtom)?.payload.bonusList).toHaveLength(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not fetch its bonuses'));
    expect(host.sent).toEqual([]);
    warn.mockRestore();
  });

  it('are ignored after dispose', () => {
    const { host, store, follower, begin } = follow();
    begin();
    follower.dispose();
    host.say('update', { theme: 'dark' });
    expect(store.get(themeAtom)).toBe('light');
  });
});
