import { DepositResponse } from './depositResponse';

const dataOf = (data: object) =>
  DepositResponse.parse({ depositId: 7, apiResponse: { data } }).apiResponse?.data;

describe('DepositResponse', () => {
  it('collects the other scalars for the redirect, as text', () => {
    const data = dataOf({
      token: 'abc',
      attempt: 2,
      test: false,
      nested: { a: 1 },
      list: [1],
      nothing: null,
      payment_amount: 10.5,
      qrCodeText: 'qr',
    });

    expect(data).toEqual({
      paymentAmount: '10.5',
      qrCodeText: 'qr',
      redirectData: { token: 'abc', attempt: '2', test: 'false' },
    });
  });

  it('gives a unified flow its default lifetime and buttons', () => {
    expect(dataOf({ unifiedFlow: {} })?.unifiedFlow).toEqual({
      requisites: [],
      inputFields: [],
      lifetime: 600,
      buttons: [{ type: 'paid' }, { type: 'cancel' }],
    });
    expect(dataOf({ unifiedFlow: { lifetime: 60, buttons: [] } })?.unifiedFlow).toMatchObject({
      lifetime: 60,
      buttons: [],
    });
  });

  it('reads numbers and flags in any form, and the redirect’s method in lower case', () => {
    const apiResponse = {
      method: 'post',
      isFieldsRequired: 0,
      data: { timeout_minutes: '15', unifiedFlow: { lifetime: '60' } },
    };

    expect(DepositResponse.parse({ depositId: 7, apiResponse }).apiResponse).toMatchObject({
      method: 'POST',
      isFieldsRequired: false,
      data: { timeoutMinutes: 15, unifiedFlow: { lifetime: 60 } },
    });
    expect(DepositResponse.safeParse({ depositId: 7, apiResponse: { method: 'put' } }).success).toBe(false);
  });

  it.each([
    ['QR', 'qr'],
    ['image', 'image'],
    ['barcode', 'text'],
  ])('reads the requisite type %s as %s', (raw, type) => {
    const requisites = [{ name: 'n', title: 'T', type: raw, value: 5 }];

    expect(dataOf({ requisites })?.requisites).toEqual([{ name: 'n', title: 'T', type, value: '5' }]);
  });

  it('reads a card under camel case keys', () => {
    expect(dataOf({ card: { account_number: 4400, bank_name: 'Sber', phone: null } })?.card).toEqual({
      accountNumber: '4400',
      bankName: 'Sber',
    });
  });

  it('reads the address of a crypto deposit', () => {
    const answer = { depositId: 'd', data: { depositAddress: 'TX', cryptoName: 'USDT', minDepositValue: 5 } };

    expect(DepositResponse.parse(answer).data).toMatchObject({ depositAddress: 'TX', minDepositValue: '5' });
  });
});
