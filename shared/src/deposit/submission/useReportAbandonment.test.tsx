import { closeModalSession } from '@paywidget/shared/contract/payments';
import { defineFlow } from '@paywidget/shared/navigation';
import { announceCloseAtom } from '@paywidget/shared/state';
import { createFakeServer, samplePaymentMethod, sampleSession } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act } from '@testing-library/react';
import type { DepositSubmission } from './submission';
import { useReportAbandonment } from './useReportAbandonment';

const creating = (method: string) =>
  ({ step: 'creating', sent: { order: { context: { method } } } }) as unknown as DepositSubmission;

const moon = samplePaymentMethod('moon');

function Form({ submission }: { submission: DepositSubmission }) {
  useReportAbandonment(moon, submission);
  return null;
}

/** The request that the server receives when the widget is closed on the form of the method `moon`. */
function reported(submission: DepositSubmission, session = sampleSession()) {
  const server = createFakeServer();
  const module = defineFlow({ 'deposit.redirect': { component: () => <Form submission={submission} /> } });
  const { store } = renderScreen(module, { at: 'deposit.redirect', server, session });
  act(() => store.set(announceCloseAtom));
  return server.requestsTo(closeModalSession).map(({ payload }) => payload);
}

it('names the method being paid with, even on another method’s form', () => {
  expect(reported(creating('moon'))).toEqual([
    { paymentMethod: 'moon', paymentMethodText: 'Moon', userId: '7' },
  ]);
  expect(reported(creating('sun'))).toEqual([
    { paymentMethod: 'sun', paymentMethodText: 'sun', userId: '7' },
  ]);
});

it('names the player by the id that the host gave', () => {
  const session = sampleSession({ payload: { userId: '' }, user: { id: null, hash_id: 'h4' } });
  expect(reported(creating('moon'), session)).toEqual([expect.objectContaining({ userId: 'h4' })]);
});
