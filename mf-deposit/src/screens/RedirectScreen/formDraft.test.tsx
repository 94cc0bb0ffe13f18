import { useFormDraft } from '@paywidget/shared/deposit/form';
import { createStore, StateProvider, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { renderHook } from '@testing-library/react';

const typed = { fields: { cardNumber: '4111' } } as unknown as Parameters<
  ReturnType<typeof useFormDraft>['keep']
>[0];
const named = (id_user: number) => sampleSession({ user: { id: null, id_user } });

/** What the next form finds of what a first one kept, where the host has another session by then. */
function found(method: string, session = named(1)) {
  const store = createStore();
  const wrapper = ({ children }: React.PropsWithChildren) => (
    <StateProvider store={store}>{children}</StateProvider>
  );
  const visit = (of: string) => renderHook(() => useFormDraft(of), { wrapper });
  store.set(sessionAtom, named(1));
  const first = visit('visa');
  first.result.current.keep(typed);
  first.unmount();
  store.set(sessionAtom, session);
  return visit(method).result.current.start;
}

it('is there for the form that the player comes back to', () => {
  expect(found('visa')).toEqual(typed);
});

it('is not there for another method, nor for another player, whichever id tells them apart', () => {
  expect(found('pix')).toBeUndefined();
  expect(found('visa', named(2))).toBeUndefined();
});
