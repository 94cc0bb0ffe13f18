import { countryAtom, createStore, currencyAtom, languageAtom, sessionAtom } from '@paywidget/shared/state';
import fc from 'fast-check';
import { readHost } from '../../../shell/src/early/read/readHost';
import { Unusual } from '../../../shell/src/early/read/unusual';
import { readSession } from '../../../shell/src/lib/session';

const odd = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    ' ',
    0,
    1,
    '1',
    'false',
    true,
    false,
    'de',
    'pt_BR',
    'HI-latn-in',
    'qgc',
    'btc',
  ),
  fc.jsonValue(),
);
const user = fc.record(
  { paymentGeo: odd, currency: odd, locale: odd, lang: odd, widgetViewType: odd },
  { requiredKeys: [] },
);
const payload = fc.record(
  { user: fc.oneof(user, user, user, odd), closingButton: odd, widgetViewType: odd, experiments: odd },
  { requiredKeys: [] },
);

function early(raw: Record<string, unknown>) {
  try {
    return readHost(raw, [], null, {});
  } catch (error) {
    if (error instanceof Unusual) return undefined;
    throw error;
  }
}

it('reads the same as the schemas, or leaves the list to React, whatever a host sends', () => {
  fc.assert(
    fc.property(payload, (given) => {
      const raw = JSON.parse(JSON.stringify(given));
      const facts = early(raw);
      if (!facts) return;
      const session = readSession(raw);
      const store = createStore();
      store.set(sessionAtom, session);
      expect(session.payload.widgetViewType).toBe('main');
      expect(facts).toEqual({
        theme: 'light',
        tokens: [{}, {}],
        isClosable: session.payload.closingButton,
        country: store.get(countryAtom),
        currency: store.get(currencyAtom),
        language: store.get(languageAtom),
      });
    }),
    { numRuns: 3_000 },
  );
});

it('follows the theme and the tokens that the host has sent before, and leaves other updates to React', () => {
  const updates = [
    { theme: 'dark', tokens: { '--pw-a': '1', '--pw-b': '2' } },
    { tokens: { '--pw-b': '3' } },
  ];
  expect(readHost({}, updates, 'auto', {})).toMatchObject({
    theme: 'dark',
    tokens: [{}, { '--pw-a': '1', '--pw-b': '3' }],
  });
  expect(readHost({}, [], 'auto', {})).toMatchObject({ theme: 'auto' });
  for (const update of [{ user: {} }, { payload: {} }, { theme: 'pink' }, { tokens: { a: 1 } }])
    expect(() => readHost({}, [update], null, {})).toThrow(Unusual);
});

it('takes theme and tokens of the deployment, unless the host has set them', () => {
  const deployed = { theme: 'auto', tokens: { '--pw-a': '0', dark: { '--pw-b': '1' } } };
  expect(readHost({}, [], null, deployed)).toMatchObject({ theme: 'auto', tokens: [deployed.tokens, {}] });
  expect(readHost({}, [], 'light', deployed)).toMatchObject({ theme: 'light' });
  const sets = [
    { tokens: { dark: { '--pw-a': '2' } } },
    { theme: 'dark', tokens: { dark: { '--pw-c': '3' } } },
  ];
  expect(readHost({}, sets, null, deployed)).toMatchObject({
    theme: 'dark',
    tokens: [deployed.tokens, { dark: { '--pw-c': '3' } }],
  });
  for (const odd of [{ theme: 'pink' }, { tokens: { '--pw-a': 1 } }])
    expect(() => readHost({}, [], null, odd)).toThrow(Unusual);
});

it('leaves the list with bonuses to React', () => {
  expect(() => readHost({ experiments: [{ key: 'k', group: 'group_b' }] }, [], null, {})).toThrow(Unusual);
});
