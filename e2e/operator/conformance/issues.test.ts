import { Bonus, ErrorBody, HostPayload, PaymentMethods } from '@paywidget/shared/contract';
import {
  DepositCheck,
  DepositResponse,
  fetchBoxes,
  PeerToPeerDeposit,
} from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import { issuesOf } from './issues';

const box = { boxId: 1, price: 5, priceCurrencyCode: 'USD' };

const table: readonly [name: string, schema: z.ZodMiniType, value: unknown, issues: string[]][] = [
  ['no answer at all', DepositResponse, undefined, ['the answer: expected an object, got nothing']],
  ['a missing part', DepositResponse, { depositId: 1 }, ['apiResponse: expected something, got nothing']],
  [
    'an empty id',
    DepositResponse,
    { depositId: '', data: {} },
    [
      'depositId: expected text that is not empty, got ""',
      'data.depositAddress: expected text, got nothing',
      'data.cryptoName: expected text, got nothing',
    ],
  ],
  ['a value that is not a boolean', DepositCheck, { exists: 1 }, ['exists: expected false or true, got 1']],
  [
    'a time without a zone',
    PeerToPeerDeposit,
    { depositId: 1, created: '2026-11-21T10:00:00' },
    [expect.stringMatching(/^created: expected text like .*, got "2026-11-21T10:00:00"$/)] as string[],
  ],
  [
    'the closest alternative of a union',
    fetchBoxes.response,
    [{ name: 'All', boxes: [{ ...box, currenciesList: { free: { amount: 1 }, main: {} } }] }],
    ['0.boxes.0.currenciesList.main.amount: expected a number or text, got nothing'],
  ],
  ['null as an absent value', PaymentMethods, { methods: [{ name: 'pix', position: 1, text: null }] }, []],
  [
    'fields of an error body that the widget ignores',
    ErrorBody,
    { message: 5, data: { code: [] } },
    ['message: expected text, got 5', 'data.code: expected text or a number or true or false, got []'],
  ],
  [
    'host data that the widget ignores',
    HostPayload,
    {
      transport: 'ftp',
      user: { role: 'player', token: 5, balanceData: { primary: { amount: '1,5', currency: 'BRL' } } },
    },
    [
      'transport: expected "socket" or "http", got "ftp"',
      'user.role: expected a number or decimal text, got "player"',
      'user.balanceData.primary.amount: expected a number or decimal text, got "1,5"',
    ],
  ],
  [
    'bonus data that the widget ignores',
    Bonus,
    { id: 1, type: 'deposit', depositBonusData: { minDeposit: 'much' } },
    ['depositBonusData.minDeposit: expected a number or decimal text, got "much"'],
  ],
];

describe('issuesOf', () => {
  it.each(table)('describes %s', (_, schema, value, issues) => {
    expect(issuesOf(schema, value)).toEqual(issues);
  });
});
