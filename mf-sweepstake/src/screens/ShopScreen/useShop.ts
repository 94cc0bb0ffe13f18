import type { BoxGroup } from '@paywidget/shared/contract/payments';
import { useRejectionReport } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { useEffect, useMemo } from 'react';
import { shopOutcomeOf } from '../../model/shopOutcome';
import { unansweredReasonOf } from '../../model/unansweredReason';
import { useBoxes } from '../../shop/useBoxes';
import { usePaymentMethodList } from '../../shop/usePaymentMethods';

/**
 * Returns the groups of boxes, undefined while they load. Requests methods and boxes together. If either list is empty,
 * reports this to the host and opens the empty page, with the reason if the request for boxes got no response.
 * @throws the error of the call for methods. The shell then opens the error page.
 */
export function useShop(): readonly BoxGroup[] | undefined {
  const { groups, error } = useBoxes();
  const answer = usePaymentMethodList();
  const { go } = useFlow();
  const host = useHost();
  const outcome = useMemo(() => shopOutcomeOf(answer, groups), [answer, groups]);
  useRejectionReport(answer, 'sweepstake', 'a card view type that sweepstakes do not show');

  useEffect(() => {
    if (outcome.kind !== 'empty') return;
    host.report('methods.empty', outcome.message);
    const direct = String(outcome.isDirectGeo);
    const reason = unansweredReasonOf(error);
    go('empty', { replace: true, query: { direct, transaction: 'deposit', ...(reason && { reason }) } });
  }, [outcome, error, go, host]);

  return outcome.kind === 'ready' ? outcome.groups : undefined;
}
