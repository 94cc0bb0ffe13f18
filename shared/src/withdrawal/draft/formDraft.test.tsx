import { atom, createStore, StateProvider, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { renderHook } from '@testing-library/react';
import {
  type FormDraft,
  type SubmittedForm,
  useDraftStart,
  useKeepDraft,
  useSubmittedForm,
} from './formDraft';

const draftAtom = atom<FormDraft<string> | undefined>(undefined);
const typed = { texts: { amount: null, fields: { wallet: 'T1' } }, typed: '50' };
const named = (id_user: number) => sampleSession({ user: { id: null, id_user } });
const submitted: SubmittedForm = {
  request: { amount: 50, currency: 'SC', paymentType: 'usdt', fields: {}, accountType: 'main' },
  entries: [],
};

function storeOf(id: number) {
  const store = createStore();
  store.set(sessionAtom, named(id));
  const wrapper = ({ children }: React.PropsWithChildren) => (
    <StateProvider store={store}>{children}</StateProvider>
  );
  return { store, wrapper };
}

it.each([
  ['the same player', 1, expect.objectContaining(typed)],
  ['no other player, also if only id_user differs', 2, undefined],
])('a form is restored for %s', (_, id, draft) => {
  const { store, wrapper } = storeOf(1);
  renderHook(() => useKeepDraft(draftAtom, 'usdt', () => typed), { wrapper }).unmount();
  store.set(sessionAtom, named(id));
  expect(renderHook(() => useDraftStart(draftAtom, 'usdt'), { wrapper }).result.current).toEqual(draft);
});

it.each([
  ['the same player and method', 1, 'usdt', submitted],
  ['no other player', 2, 'usdt', undefined],
  ['no other method', 1, 'trx', undefined],
])('a submitted form is reviewed for %s', (_, id, method, expected) => {
  const { store, wrapper } = storeOf(1);
  const form = renderHook(() => useKeepDraft(draftAtom, 'usdt', () => typed), { wrapper });
  form.result.current(submitted);
  form.unmount();
  store.set(sessionAtom, named(id));
  expect(renderHook(() => useSubmittedForm(draftAtom, method), { wrapper }).result.current).toBe(expected);
});

it('a form that is left again without submitting it is not reviewed', () => {
  const { wrapper } = storeOf(1);
  const first = renderHook(() => useKeepDraft(draftAtom, 'usdt', () => typed), { wrapper });
  first.result.current(submitted);
  first.unmount();
  renderHook(() => useKeepDraft(draftAtom, 'usdt', () => typed), { wrapper }).unmount();
  expect(renderHook(() => useSubmittedForm(draftAtom, 'usdt'), { wrapper }).result.current).toBeUndefined();
});

it('before any form was left, none is restored or reviewed', () => {
  const { wrapper } = storeOf(1);
  expect(renderHook(() => useDraftStart(draftAtom, 'usdt'), { wrapper }).result.current).toBeUndefined();
  expect(
    renderHook(() => useSubmittedForm(draftAtom, undefined), { wrapper }).result.current,
  ).toBeUndefined();
});
