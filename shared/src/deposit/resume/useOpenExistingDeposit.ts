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
import type { FormRequestKind } from '../order/buildDepositRequest';
import { redirectModeOf } from '../order/orderContext';
import { orderContext } from '../order/requestContext';
import { outcomeOf } from '../response/outcome';
import { createAttemptRecord } from '../submission/attemptRecord';
import { navigateToOutcome } from '../submission/navigateToOutcome';

/**
 * Takes the player to a deposit that `deposit-check` has found on entry to its method's form, as if it had just been
 * created: its screen follows from the answer, and a reload finds it again.
 * @throws UnsafeLinkError from the returned function, for a redirect that must not be followed
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
    const settled = { answer, context, outcome: outcomeOf(answer, context, store.get(widgetUrlAtom)) };
    const attempts = store.get(attemptStoreAtom);
    const before = attempts.read();
    createAttemptRecord(attempts, clock.now).resolved(settled);
    keepDeadline(attempts, before);
    navigateToOutcome(settled, { store, host, go, helper: undefined });
  };
}

/** A form's time, which counts from its arrival, does not begin anew for who comes back to it. */
function keepDeadline(attempts: AttemptStore, before: Attempt | undefined) {
  const attempt = attempts.read();
  if (attempt && before?.deadline !== undefined && before.depositId === attempt.depositId)
    attempts.write({ ...attempt, deadline: before.deadline });
}
