import { useApi } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import {
  type Attempt,
  type AttemptStore,
  attemptStoreAtom,
  type DepositAnswer,
  isNativeAtom,
  useStore,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import { openPaymentsAtom } from '../open/openPayments';
import type { FormRequestKind } from '../order/depositRequest';
import { orderContext, redirectModeOf } from '../order/orderContext';
import { outcomeOf } from '../response/outcome';
import { createAttemptRecord } from '../submission/attemptRecord';
import { navigateToOutcome } from '../submission/navigateToOutcome';

/**
 * Returns a function that opens a deposit found by `deposit-check`, as if it had just been created: the answer decides on its
 * screen, and a reload resumes it.
 * @throws UnsafeLinkError from the returned function, for an unsafe redirect
 */
export function useOpenExistingDeposit(
  method: PaymentMethod,
  kind: FormRequestKind,
): (answer: DepositAnswer) => void {
  const store = useStore();
  const { clock } = useApi();
  const host = useHost();
  const { go } = useFlow();
  const { route } = useFlowPosition();

  return (answer) => {
    const redirectMode = redirectModeOf(method, { isNative: store.get(isNativeAtom), kind });
    const context = orderContext(store, method, { kind, redirectMode, screen: route.name });
    const resolved = { answer, context, outcome: outcomeOf(answer, context, store.get(widgetUrlAtom)) };
    const attempts = store.get(attemptStoreAtom);
    const before = attempts.read();
    createAttemptRecord(attempts, clock.now, store.get(openPaymentsAtom)).resolved(resolved);
    keepDeadline(attempts, before);
    navigateToOutcome(resolved, { store, host, go, helper: undefined });
  };
}

/** Keeps the deadline of a form that the player comes back to: its time must not start again. */
function keepDeadline(attempts: AttemptStore, before: Attempt | undefined) {
  const attempt = attempts.read();
  if (attempt && before?.deadline !== undefined && before.depositId === attempt.depositId)
    attempts.write({ ...attempt, deadline: before.deadline });
}
