import { DepositResponse } from '@paywidget/shared/contract/payments';
import { scanDetailsOf } from './scanDetails';

const link = { url: 'https://bank.example/pay', text: 'Pay' };

it.each<[string, object, ReturnType<typeof scanDetailsOf>]>([
  ['a code and a link', { qrCodeText: '0002', buttonPay: link }, { text: '0002', image: undefined, link }],
  ['a link alone', { buttonPay: link }, { text: undefined, image: undefined, link }],
  [
    'a picture of a code',
    { qrDataURL: 'data:image/png;base64,AA' },
    { text: undefined, image: 'data:image/png;base64,AA', link: undefined },
  ],
  ['no details', {}, undefined],
  ['only empty texts', { qrCodeText: '', qrDataURL: '' }, undefined],
])('the details to scan are read from %s', (_, data, details) => {
  expect(scanDetailsOf(DepositResponse.parse({ depositId: 1, apiResponse: { data } }))).toEqual(details);
});
