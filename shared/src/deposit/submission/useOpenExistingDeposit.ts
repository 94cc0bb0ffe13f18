import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { type DepositAnswer, depositWith, paymentsAtom } from '@paywidget/shared/payments';
import { useApi, useHost, useService } from '@paywidget/shared/services';
import { isNativeAtom, useStore } from '@paywidget/shared/state';
import type { FormRequestKind } from '../order/depositRequest';
import { orderContext, redirectModeOf } from '../order/orderContext';
import { outcomeOf } from '../response/outcome';
import { navigateToOutcome } from './navigateToOutcome';
import { resolvedEvent } from './submitter';

/**
 * Returns a function that opens a deposit found by `deposit-check`, like a deposit that has just been created: the answer
 * decides on the screen, and a reload resumes the deposit.
 * @throws UnsafeLinkError from the returned function, for an unsafe redirect
 */
export function useOpenExistingDeposit(
  method: PaymentMethod,
  kind: FormRequestKind,
): (answer: DepositAnswer) => void {
  const store = useStore();
  const { clock } = useApi();
  const host = useHost();
  const urls = useService('urls');
  const { go } = useFlow();
  const { route } = useFlowPosition();

  return (answer) => {
    const redirectMode = redirectModeOf(method, { isNative: store.get(isNativeAtom), kind });
    const context = orderContext(store, method, { kind, redirectMode, screen: route.name });
    const resolved = { answer, context, outcome: outcomeOf(answer, context, urls.widget) };
    // The time of a form that the player comes back to must not start again.
    const { deadline } = depositWith(store.get(paymentsAtom).deposits, answer.depositId) ?? {};
    store.set(paymentsAtom, resolvedEvent(resolved, clock.now(), deadline));
    navigateToOutcome(resolved, { store, host, go, helper: undefined });
  };
}
