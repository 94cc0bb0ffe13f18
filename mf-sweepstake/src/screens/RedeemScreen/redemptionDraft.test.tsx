import { createStore, StateProvider, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { renderHook } from '@testing-library/react';
import { useDraftStart, useKeepDraft } from './redemptionDraft';

type Kept = ReturnType<Parameters<typeof useKeepDraft>[1]>;
const typed = { texts: { fields: { wallet: 'T1' } }, entry: {} } as unknown as Kept;
const named = (id_user: number) => sampleSession({ user: { id: null, id_user } });

it.each([
  ['the same player', 1, expect.objectContaining(typed)],
  ['no other player, also if only id_user differs', 2, undefined],
])('is restored for %s', (_, id, draft) => {
  const store = createStore();
  const wrapper = ({ children }: React.PropsWithChildren) => (
    <StateProvider store={store}>{children}</StateProvider>
  );
  store.set(sessionAtom, named(1));
  renderHook(() => useKeepDraft('usdt', () => typed), { wrapper }).unmount();
  store.set(sessionAtom, named(id));
  expect(renderHook(() => useDraftStart('usdt'), { wrapper }).result.current).toEqual(draft);
});
