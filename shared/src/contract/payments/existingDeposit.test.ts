import { parseAnswer } from '@paywidget/shared/contract';
import { checkDeposit, fetchDepositStatus } from './existingDeposit';

const sound = {
  depositId: 1,
  created: '2026-11-21T10:00:00Z',
  timeout_minutes: 15,
  payment_amount: 100,
  payment_currency: 'RUB',
  card: { number: '4400' },
};

describe('checkDeposit', () => {
  it('reads that there is none', () => {
    expect(parseAnswer(checkDeposit, { exists: false, depositId: null }).data).toEqual({ exists: false });
  });

  it('returns the create call’s answer, of either kind', () => {
    expect(parseAnswer(checkDeposit, { ...sound, exists: true }).data).toMatchObject({
      exists: true,
      depositId: '1',
      timeoutMinutes: 15,
      card: { number: '4400' },
    });
    expect(
      parseAnswer(checkDeposit, { exists: true, depositId: 2, apiResponse: { source: '/pay' } }).data,
    ).toMatchObject({
      depositId: '2',
      apiResponse: { source: '/pay' },
    });
  });

  it('drops a broken requisite of the deposit it found', () => {
    const { dropped } = parseAnswer(checkDeposit, { ...sound, exists: true, requisites: [{}] });

    expect(dropped.map(({ path }) => path)).toEqual(['requisites.0']);
  });
});

it('reads the status of a deposit', () => {
  expect(parseAnswer(fetchDepositStatus, { status: 'AUTO_CANCELED' }).data).toEqual({
    status: 'mistaked',
    isCancelled: true,
  });
});
