import fc from 'fast-check';

/** All names that every object has, and names that decide what an object is. */
export const inheritedNames: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['prototype', 'then', 'length', 'name', 'call', 'apply', 'map', 'get', 'has', 'size', 'default'],
];

const longText = 'x'.repeat(5_000);
const manyDigits = '9'.repeat(2_000);

/** Texts that have broken parsers, layouts and templates elsewhere. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\n',
  '\ud800',
  'a\udc00b',
  '\udbff\ud83d',
  '\u202Eabc\u202C',
  '\u2066\u2067\u2069',
  '\u200F12\u200E',
  '\u0130\u0131ßﬀ',
  '👩‍👩‍👧‍👦',
  'a\u0301'.repeat(40),
  '<img src=x onerror=alert(1)>',
  '{{constructor}} {{- name}} $t(deposit.title)',
  '../../x',
  '%E0%A4%A',
  longText,
  manyDigits,
  `0.${manyDigits}`,
  'NaN',
  'Infinity',
  '-Infinity',
  '1e308',
  '1e309',
  '-1e-999',
  '5e-324',
  '0x10',
  '1_000',
  '-0',
  '+5',
  '00012.500',
  '1,000.50',
  '1.000,50',
  '１２３',
  '٣٤٫٥',
  'true',
  'null',
  'undefined',
  '[object Object]',
];

const addresses: readonly string[] = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JAVASCRIPT://x/%0aalert(1)',
  'data:text/html,x',
  'blob:https://pay.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  '\\\\evil.example',
  'https://[',
  'https://pay.example@evil.example/',
  'https://evil.example/',
  'http://x:99999/',
  'upi://pay?pa=x',
];

const oddNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e21,
  1e-7,
  5e-324,
  1.7976931348623157e308,
  2 ** 31,
  2 ** 53 + 2,
  -8.64e15 - 1,
  8.64e15 + 1,
];

const times: readonly string[] = [
  '2026-11-21T10:00:00Z',
  '2026-11-21T10:00:00+0300',
  '2026-13-41T25:61:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.000Z',
];

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, ...oddNumbers) },
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...inheritedNames) },
  { weight: 2, arbitrary: fc.constantFrom(...addresses, ...times) },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

export const oddName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...inheritedNames),
  fc.constantFrom('', 'en', 'USD', '0', '-1', 'a_b', '_', '\ud800'),
  fc.string({ maxLength: 8 }),
);

/** Nested so deep that a function which calls itself for each level runs out of stack. */
const abyss = (depth: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
};

/** Any value that JSON text can contain, most of them odd. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 30, arbitrary: leaf },
  { weight: 2, arbitrary: fc.array(leaf, { maxLength: 4 }) },
  { weight: 2, arbitrary: fc.dictionary(oddName, leaf, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [null], [[]], { en: 'x' }, { en: null }) },
  { weight: 1, arbitrary: fc.constantFrom(200, 12_000).map(abyss) },
);

const cyclic = (): unknown => {
  const loop: Record<string, unknown> = { name: 'loop' };
  loop.self = loop;
  loop.list = [loop];
  return loop;
};

/** Any value that `postMessage` can carry between windows. */
export const oddClonable: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: oddJson },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      10n,
      new Date(Number.NaN),
      new Map([['type', 'loaded']]),
      new Set([1]),
      /x/g,
      new Error('x'),
      new Uint8Array(8),
      new ArrayBuffer(8),
    ),
  },
  { weight: 1, arbitrary: fc.constant(null).map(cyclic) },
);
