import {
  DepositStatusPush,
  LoginTokenPush,
  readStatus,
  toTransactionStatus,
  WithdrawalStatusPush,
} from './status';

describe('toTransactionStatus', () => {
  it.each([
    [0, 'waiting'],
    ['0', 'waiting'],
    ['NEW', 'waiting'],
    [1, 'processed'],
    ['PAYED', 'processed'],
    [2, 'mistaked'],
    ['CANCELED', 'mistaked'],
    ['AUTO_CANCELED', 'mistaked'],
    [3, 'accepted'],
    ['IN_WORK', 'accepted'],
    ['', 'accepted'],
    [undefined, 'waiting'],
    [null, 'waiting'],
  ])('reads %p as %s', (raw, status) => {
    expect(toTransactionStatus(raw)).toBe(status);
  });
});

it.each(['CANCELED', 'AUTO_CANCELED'])(
  'tells the cancellation that the server names %s from a declined deposit',
  (raw) => {
    expect(readStatus({ status: raw })).toEqual({ status: 'mistaked', isCancelled: true });
    expect(readStatus({ status: 2 })).toEqual({ status: 'mistaked' });
  },
);

describe('pushes', () => {
  it('reads a crypto transaction', () => {
    const push = DepositStatusPush.parse({
      txid: 'x',
      blockchain: 'TRON',
      amount: 5,
      currency: 'USD',
      depositId: null,
      status: 0,
    });

    expect(push).toMatchObject({ txid: 'x', blockchain: 'TRON', amount: '5', status: 'waiting' });
  });

  it('reads the status of a withdrawal', () => {
    expect(WithdrawalStatusPush.parse({ withdrawalId: 3, status: 1 })).toEqual({
      withdrawalId: '3',
      status: 'processed',
    });
  });

  it('reads a token with only the fields of the user that changed', () => {
    expect(LoginTokenPush.parse({ token: 't', id_user: 5, currency: null, role: 'x' })).toEqual({
      token: 't',
      idUser: '5',
    });
    expect(LoginTokenPush.safeParse({ currency: 'USD' }).success).toBe(false);
  });
});
