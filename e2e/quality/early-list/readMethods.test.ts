import { catalogue } from '@paywidget/operator/catalogue';
import { inOtherForms } from '@paywidget/operator/sandbox/wireForms';
import { PaymentMethods, parseWire } from '@paywidget/shared/contract';
import { type TileContext, tileOf } from '@paywidget/shared/methods';
import fc from 'fast-check';
import { listContentOf } from '../../../shell/src/app/takeover/listContent';
import { readMethods } from '../../../shell/src/early/read/readMethods';
import { Unusual } from '../../../shell/src/early/read/unusual';
import { namesRead } from './namesRead';

const translator = {
  t: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`,
  i18n: { language: 'en', exists: () => false, emit: () => {} },
} as unknown as TileContext['translator'];

const facts = {
  theme: 'light',
  tokens: [],
  isClosable: true,
  country: 'nl',
  currency: 'EUR',
  language: 'en',
  translator,
} as const;

/** The contents of the list: first as the early script reads the answer, then as the schemas read it. */
function bothLists(answer: unknown) {
  const shown = (methods: ReturnType<typeof readMethods>) =>
    JSON.stringify(listContentOf({ ...facts, methods }));
  const parsed = () => parseWire('methods', PaymentMethods, answer).data;
  let early: string | undefined;
  try {
    early = shown(readMethods(answer));
  } catch (error) {
    if (!(error instanceof Unusual)) throw error;
  }
  return { early, parsed, shown };
}

const methods = catalogue.map(({ method }) => method);

it('reads the whole catalogue as the schemas do', () => {
  const { early, parsed, shown } = bothLists({ methods });
  expect(early).toBe(shown(parsed().methods));
});

it('reads the other forms that the contract allows as the schemas do', () => {
  const { early, parsed, shown } = bothLists(inOtherForms(PaymentMethods, { methods }, 'methods'));
  expect(early).toBe(shown(parsed().methods));
});

/** The fields that the early script reads of a method. */
const fields = namesRead({ ...methods[0] }, (method) => readMethods({ methods: [method] }));

const oddValue = fc.oneof(
  fc.constantFrom(null, undefined, '', 0, 1, true, 'true', '1e3', -5, [], {}, [null], { en: 1 }, { EUR: {} }),
  fc.constantFrom(
    { EUR: { min: '01', max: 5 } },
    { eur: { min: 1, max: 5, minNonRus: null } },
    { en: null, de: 'x' },
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    99,
    'p2p',
    'brand',
    8,
    [{ id: 1 }],
    [{ id: '' }],
    [{ id: 'a', theme: 'pink' }],
  ),
  fc.jsonValue(),
);

it.each([
  ['text', '{"__proto__":"New"}'],
  ['amount_rules', '{"__proto__":{"min":1,"max":5},"EUR":{"min":1,"max":5}}'],
])('leaves the list to React if %s is %s', (field, json) => {
  const { early, parsed, shown } = bothLists({ methods: [{ ...methods[0], [field]: JSON.parse(json) }] });
  expect([undefined, shown(parsed().methods)]).toContain(early);
});

it('shows the same as the schemas, or leaves the list to React, whatever an operator sends', () => {
  fc.assert(
    fc.property(fc.nat(methods.length - 1), fc.constantFrom(...fields), oddValue, (index, field, value) => {
      const answer = {
        methods: methods
          .slice(index, index + 3)
          .map((one, at) => (at === 0 ? { ...one, [field]: value } : one)),
      };
      const { early, parsed, shown } = bothLists(JSON.parse(JSON.stringify(answer)));
      if (early === undefined) return;
      expect(early).toBe(shown(parsed().methods));
    }),
    { numRuns: 2_000 },
  );
});

it.each([undefined, null, 'x', [], {}, { methods: 1 }, { methods: [7] }, { methods: [], isDirectGeo: true }])(
  'leaves the list to React for the answer %j',
  (answer) => {
    expect(() => {
      if (listContentOf({ ...facts, methods: readMethods(answer) }) === undefined) throw new Unusual('empty');
    }).toThrow(Unusual);
  },
);

it('reads every field that a tile reads', () => {
  const [method] = readMethods({ methods: [methods[0]] });
  if (!method) throw new Error('There is no method');
  const ofTile = namesRead(method, (watched) =>
    tileOf({ kind: 'method', method: watched, position: 1 }, { ...facts, transaction: 'deposit' }),
  );
  expect(ofTile.filter((name) => !(name in method))).toEqual([]);
  expect(ofTile).toContain('badge');
});
