import { sendMetrics } from '@paywidget/shared/contract';
import { closeModalSession, startSession } from '@paywidget/shared/contract/payments';
import { readAnswer } from '../assertions';
import { createRequestFor, redirectKind } from '../createRequests';
import type { RowGroup } from '../row';

/** Calls beside a payment. They move no money, but the server stores them. */
export const sessions: RowGroup = {
  title: 'Sessions and metrics',
  createRows: () => [
    {
      name: 'BANKING/session-start: starts a payment session',
      section: 'docs/rules/wire.md#endpoints',
      isPayment: true,
      async run(operator) {
        const { method, payload } = await createRequestFor(redirectKind, operator);
        const { currency } = operator.options;
        const session = { paymentType: method.name, amount: Number(payload.amount), currency };
        readAnswer(startSession, await operator.call(startSession, session));
      },
    },
    {
      name: 'BANKING/session-form-on-close-modal: is accepted',
      section: 'docs/rules/wire.md#endpoints',
      isPayment: true,
      async run(operator) {
        const { method } = await createRequestFor(redirectKind, operator);
        const closed = { paymentMethod: method.name, paymentMethodText: method.name, userId: '' };
        readAnswer(closeModalSession, await operator.call(closeModalSession, closed));
      },
    },
    {
      name: 'METRIC_EVENTS_HANDLER/events: metrics are accepted without a token',
      section: 'docs/rules/wire.md#endpoints',
      isPayment: true,
      async run(operator) {
        const events = [{ key: 'conformance', timestamp: Math.round(Date.now() / 1000), value: 0.001 }];
        readAnswer(sendMetrics, await operator.call(sendMetrics, { events }, { token: null }));
      },
    },
  ],
};
