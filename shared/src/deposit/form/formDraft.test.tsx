import { createStore, StateProvider, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { renderHook } from '@testing-library/react';
import { useFormDraft } from './formDraft';

const texts = { fields: { cardNumber: '4111' } } as unknown as Parameters<
  ReturnType<typeof useFormDraft>['keep']
>[0];
const sessionOf = (id_user: number) => sampleSession({ user: { id: null, id_user } });

/** Shows forms of one widget, one after another. */
function openWidget() {
  const store = createStore();
  const wrapper = ({ children }: React.PropsWithChildren) => (
    <StateProvider store={store}>{children}</StateProvider>
  );
  return { store, visit: (form: string) => renderHook(() => useFormDraft(form), { wrapper }) };
}

/** Keeps a draft for the method `visa`, then returns the draft with which the form of `method` starts in `session`. */
function restoredDraft(method: string, session = sessionOf(1)) {
  const { store, visit } = openWidget();
  store.set(sessionAtom, sessionOf(1));
  const first = visit('visa');
  first.result.current.keep(texts);
  first.unmount();
  store.set(sessionAtom, session);
  return visit(method).result.current.start;
}

it('restores the draft when the player returns to the form', () => {
  expect(restoredDraft('visa')).toEqual(texts);
});

it('does not restore the draft for another method or another player', () => {
  expect(restoredDraft('pix')).toBeUndefined();
  expect(restoredDraft('visa', sessionOf(2))).toBeUndefined();
});

it('deletes the draft when another form is shown', () => {
  const { visit } = openWidget();
  const first = visit('visa');
  first.result.current.keep(texts);
  first.unmount();
  const other = visit('pix');
  other.unmount();
  expect(visit('visa').result.current.start).toBeUndefined();
});

it('keeps a draft while its form is shown, before and after the other page', () => {
  const { visit } = openWidget();
  const first = visit('visa');
  first.result.current.keep(texts);
  first.rerender();
  first.unmount();
  const second = visit('visa');
  second.rerender();
  expect(second.result.current.start).toEqual(texts);
});
