/** @jest-environment jsdom */
import { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { createRecordingHost, sampleAttempt, sampleSession } from '@paywidget/shared/testing';
import { openPaymentsAtom } from '../open/openPayments';
import {
  applyReportStatus,
  forgetReport,
  isOpenReport,
  type PaymentReport,
  paymentReportsAtom,
  recordReport,
  reportOn,
} from './paymentReports';

const deposit = { depositId: '41', method: 'p2p' };
const call = { endpoint: completePeerToPeerDeposit, payload: {} };

function setUp() {
  sessionStorage.clear();
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const reports = () => store.get(paymentReportsAtom);
  return { store, reports, ids: () => reports().map(({ depositId }) => depositId) };
}

it.each<[PaymentReport['step'], PaymentReport['status'], boolean]>([
  ['sending', 'waiting', true],
  ['unknown', 'waiting', true],
  ['received', 'waiting', false],
  ['rejected', 'waiting', false],
  ['sending', 'accepted', false],
  ['unknown', 'processed', false],
])('a report that is %s about a deposit that is %s is open: %s', (step, status, expected) => {
  expect(isOpenReport({ ...deposit, step, status })).toBe(expected);
});

it('a report is recorded as waiting, changed, and found by its deposit', () => {
  const { store, reports, ids } = setUp();
  recordReport(store, deposit, { step: 'sending', call });
  recordReport(store, { depositId: '42', method: 'p2p' }, { step: 'sending' });
  expect(reportOn(reports(), '41')).toEqual({ ...deposit, status: 'waiting', step: 'sending', call });
  recordReport(store, deposit, { step: 'unknown', failureCount: 1 });
  expect(reportOn(reports(), '41')).toEqual({
    ...deposit,
    status: 'waiting',
    step: 'unknown',
    call,
    failureCount: 1,
  });
  expect(ids()).toEqual(['42', '41']);
  expect(reportOn(reports(), '43')).toBeUndefined();
  expect(reportOn(reports(), undefined)).toBeUndefined();
});

it('a report is forgotten, and no other', () => {
  const { store, reports, ids } = setUp();
  recordReport(store, deposit, { step: 'sending' });
  recordReport(store, { depositId: '42', method: 'p2p' }, { step: 'sending' });
  const before = reports();
  forgetReport(store, '43');
  expect(reports()).toBe(before);
  forgetReport(store, '41');
  expect(ids()).toEqual(['42']);
});

describe('a status of the server', () => {
  function apply(status: PaymentReport['status'], received: PaymentReport['status']) {
    const { store, reports } = setUp();
    const host = createRecordingHost();
    store.get(openPaymentsAtom).keep(sampleAttempt({ depositId: '41' }));
    recordReport(store, deposit, { step: 'unknown', status, call });
    const [report] = reports();
    if (report) applyReportStatus(store, host, report, received);
    return { store, host, report: reports()[0], isListed: store.get(openPaymentsAtom).list().length > 0 };
  }

  it.each([
    ['accepted', true],
    ['processed', false],
    ['mistaked', false],
  ] as const)('%s shows that the report has arrived; the payment stays open: %s', (status, isOpen) => {
    const { report, host, isListed } = apply('waiting', status);
    expect(report).toEqual({ ...deposit, step: 'received', status, call: undefined });
    expect(host.sent).toEqual([{ messageType: 'DepositStatus', depositId: '41', status }]);
    expect(isListed).toBe(isOpen);
  });

  it.each([
    ['waiting', 'waiting'],
    ['accepted', 'waiting'],
    ['processed', 'accepted'],
  ] as const)('that is no news changes nothing: %s, then %s', (status, received) => {
    const { report, host, isListed } = apply(status, received);
    expect(report).toMatchObject({ step: 'unknown', status, call });
    expect(host.sent).toEqual([]);
    expect(isListed).toBe(true);
  });
});
