import { parseAnswer, parseWire, pushes } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { sampleExchanges } from '../../shared/src/contract/payments/sampleExchanges';
import { inOtherForms } from './wireForms';

const names = Object.keys(sampleExchanges) as (keyof typeof sampleExchanges)[];

test.each(names)('the answer of %s means the same in other forms (A1)', (name) => {
  const endpoint = endpoints[name];
  const { answer } = sampleExchanges[name];
  const other = inOtherForms(endpoint.response, answer, endpoint.key);
  const { data, dropped } = parseAnswer(endpoint, other);
  expect(dropped).toEqual([]);
  const same = (value: unknown) =>
    JSON.parse(JSON.stringify(value ?? null), (key, entry) => {
      // The same text in one form or another, the same amount, the same time.
      if (typeof entry === 'object' && entry?.en && Object.keys(entry).length === 1) return entry.en;
      if (/^\d+\.0+$/.test(entry)) return String(Number(entry));
      return /created/i.test(key) && entry ? Date.parse(entry) : entry;
    });
  expect(same(data)).toEqual(same(parseAnswer(endpoint, answer).data));
});

test('a push has the amount of the coin, what is credited, and other forms of both (A1)', () => {
  const push = {
    depositId: '12345',
    amount: '0.01',
    cryptoCurrency: 'BTC',
    finalAmount: 650,
    currency: 'EUR',
    status: 0,
  };
  const other = inOtherForms(pushes['deposit.status'], push, 'deposit.status');
  expect(other).not.toEqual(push);
  expect(parseWire('deposit.status', pushes['deposit.status'], other).data).toMatchObject({
    depositId: '12345',
    amount: '0.01',
    cryptoCurrency: 'BTC',
    currency: 'EUR',
    status: 'waiting',
  });
});
