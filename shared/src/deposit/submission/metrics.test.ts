import { ResponseError } from '@paywidget/shared/api';
import type { OrderContext } from '@paywidget/shared/payments';
import { createRecordingHost } from '@paywidget/shared/testing';
import { InvalidPeerToPeerError } from '../response/invalidPeerToPeer';
import { UnsafeLinkError } from '../response/redirect';
import { trackFailure, trackSuccess } from './metrics';
import type { ResolvedDeposit } from './submission';

const context = { method: 'bank', cardViewType: 'bankTransfer', kind: 'create' } as OrderContext;
const about = { method: 'bank', cardViewType: 'bankTransfer' };

it.each([true, false])('success names the method and whether a captcha was solved: %s', (captcha) => {
  const host = createRecordingHost();
  trackSuccess(host, { answer: { depositId: 'd1' }, context } as ResolvedDeposit, captcha);
  expect(host.sent).toEqual([
    {
      messageType: 'Analytics',
      event: 'deposit_success',
      data: { ...about, status: 'success', captcha, depositId: 'd1' },
    },
  ]);
});

describe('failure names the method and the cause', () => {
  const rejected = new ResponseError('BANKING/deposit-create', 400, 'banking.amountLimit', 'Too much');
  const unsafe = new UnsafeLinkError('javascript:alert(1)');

  it.each([
    [
      'a rejection, which its call has reported',
      rejected,
      { httpStatus: 400, code: 'banking.amountLimit' },
      [],
    ],
    [
      'an unsafe link',
      unsafe,
      {},
      [{ messageType: 'Error', code: 'UnsafeLinkError', message: String(unsafe) }],
    ],
    [
      'a peer-to-peer deposit that cannot be paid',
      new InvalidPeerToPeerError('d1', ['created', 'currency']),
      {},
      [
        {
          messageType: 'InvalidP2PResponse',
          depositId: 'd1',
          paymentMethod: 'bank',
          missing: ['created', 'currency'],
        },
      ],
    ],
    ['what is no error', 'text', {}, [{ messageType: 'Error', code: 'UnknownError', message: 'text' }]],
  ])('of %s', (_, error, why, reports) => {
    const host = createRecordingHost();
    trackFailure(host, { error, context }, true);
    const [metric, ...others] = host.sent;
    expect(metric).toEqual({
      messageType: 'Analytics',
      event: 'deposit_fail',
      data: { ...about, status: 'fail', captcha: true, ...why },
    });
    expect(others).toEqual(reports);
  });
});
