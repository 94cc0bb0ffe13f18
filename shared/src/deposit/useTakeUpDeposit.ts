import { useApi } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow, useFlowPosition } from '@paywidget/shared/flow';
import { useHost } from '@paywidget/shared/host';
import {
  type Attempt,
  type AttemptStore,
  attemptStoreAtom,
  type DepositAnswer,
  isNativeAtom,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { createAttemptRecord } from './attemptRecord';
import type { FormCreationKind } from './buildCreation';
import { conclude } from './conclude';
import { purposeIn } from './orderFacts';
import { outcomeOf } from './outcome';
import { redirectWayOf } from './purpose';

/**
 * Takes the player to a deposit that `deposit-check` has found on entry to its method's form, as if it had just been
 * created: its screen follows from the answer, and a reload finds it again.
 * @throws UnsafeLinkError from the returned function, for a redirect that must not be followed
 */
export function useTakeUpDeposit(
  method: PaymentMethod,
  kind: FormCreationKind,
): (answer: DepositAnswer) => void {
  const store = useStore();
  const { clock } = useApi();
  const host = useHost();
  const { go } = useFlow();
  const { route } = useFlowPosition();

  return (answer) => {
    const through = redirectWayOf(method, { isNative: store.get(isNativeAtom), kind });
    const purpose = purposeIn(store, method, { kind, through, screen: route.name });
    const settled = { answer, purpose, outcome: outcomeOf(answer, purpose, store.get(widgetUrlAtom)) };
    const attempts = store.get(attemptStoreAtom);
    const before = attempts.read();
    createAttemptRecord(attempts, clock.now).settled(settled);
    keepDeadline(attempts, before);
    conclude(settled, { store, host, go, helper: undefined });
  };
}

/** A form's time, which counts from its arrival, does not begin anew for who comes back to it. */
function keepDeadline(attempts: AttemptStore, before: Attempt | undefined) {
  const attempt = attempts.read();
  if (attempt && before?.deadline !== undefined && before.depositId === attempt.depositId)
    attempts.write({ ...attempt, deadline: before.deadline });
}
