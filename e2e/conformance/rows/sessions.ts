import { sendMetrics } from '@paywidget/shared/contract';
import { closeModalSession, startSession } from '@paywidget/shared/contract/payments';
import { createBody, redirectKind } from '../creations';
import { readAnswer } from '../judge';
import type { RowGroup } from '../row';

/** What is told beside a payment. It moves no money, but it is kept. */
export const sessions: RowGroup = {
  title: 'Sessions and measurements',
  createRows: () => [
    {
      name: 'BANKING/session-start: a session',
      section: 'contract, "Endpoints"',
      isPayment: true,
      async run(operator) {
        const { method, payload } = await createBody(redirectKind, operator);
        const { currency } = operator.options;
        const session = { paymentType: method.name, amount: Number(payload.amount), currency };
        readAnswer(startSession, await operator.call(startSession, session));
      },
    },
    {
      name: 'BANKING/session-form-on-close-modal: is taken',
      section: 'contract, "Endpoints"',
      isPayment: true,
      async run(operator) {
        const { method } = await createBody(redirectKind, operator);
        const closed = { paymentMethod: method.name, paymentMethodText: method.name, userId: '' };
        readAnswer(closeModalSession, await operator.call(closeModalSession, closed));
      },
    },
    {
      name: 'METRIC_EVENTS_HANDLER/events: measurements are taken, of players not signed in too',
      section: 'contract, "Endpoints"',
      isPayment: true,
      async run(operator) {
        const events = [{ key: 'conformance', timestamp: Math.round(Date.now() / 1000), value: 0.001 }];
        readAnswer(sendMetrics, await operator.call(sendMetrics, { events }, { token: null }));
      },
    },
  ],
};
