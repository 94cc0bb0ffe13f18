import { samplePaymentMethod } from '@paywidget/shared/testing';
import { listEntries } from './groups';
import { type TileViewer, tileOf } from './tiles';

const translations: Readonly<Record<string, string>> = {
  'badge.fast': 'Fast',
  'badge.popular': 'Popular',
  'banner.cashback': 'Cashback 5%',
  'deposit.currencyUnavailable': 'Deposit in {{currency}} is currently unavailable',
  'withdrawal.currencyUnavailable': 'Withdrawal in {{currency}} is currently unavailable',
};
const translator = {
  t: (key: string, params: Record<string, string> = {}) =>
    (translations[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => params[name] ?? ''),
  i18n: { language: 'en', exists: (key: string) => key in translations },
} as unknown as TileViewer['translator'];
const viewer: TileViewer = {
  transaction: 'deposit',
  currency: 'USD',
  country: 'br',
  language: 'en',
  translator,
};

const tileFor = (fields: Readonly<Record<string, unknown>>) => {
  const [entry] = listEntries([samplePaymentMethod('visa', fields)]);
  if (!entry) throw new Error('A method makes an entry');
  return tileOf(entry, viewer);
};

describe("a method's tile", () => {
  it.each([
    ['its range of amounts', {}, { limits: '$10 – $500' }],
    [
      'the minimum for players outside Russia',
      { amount_rules: { USD: { min: 10, max: 500, minNonRus: 20 } } },
      { limits: '$20 – $500' },
    ],
    [
      'no range where its rules do not know the currency',
      { amount_rules: { EUR: { min: 1, max: 2 } } },
      { limits: undefined },
    ],
    ['no range without rules', { amount_rules: undefined }, { limits: undefined }],
    ["its badge's name", { badgeType: 'fast' }, { badge: { kind: 'fast', text: 'Fast' } }],
    [
      "the server's own words on its badge",
      { badgeType: 8, badgeConfig: { text: { en: 'Only here' } } },
      { badge: { kind: 'exclusive', text: 'Only here' } },
    ],
    [
      "the server's words without a badge type",
      { badgeConfig: { text: 'New' } },
      { badge: { kind: 'brand', text: 'New' } },
    ],
    ['that it is popular', { isPopular: true }, { badge: { kind: 'top', text: 'Popular' } }],
    [
      'its badge rather than that it is popular',
      { isPopular: true, badgeType: 'fast' },
      { badge: { kind: 'fast', text: 'Fast' } },
    ],
    ['no badge of a type nobody knows', { badgeType: 77 }, { badge: undefined }],
    ['its banner', { banner: { bannerTextKey: 'banner.cashback' } }, { banner: 'Cashback 5%' }],
    [
      'no banner without a translation',
      { banner: { bannerTextKey: 'banner.unknown' } },
      { banner: undefined },
    ],
    ['its annotation', { annotation: { en: 'Up to 5 minutes' } }, { annotation: 'Up to 5 minutes' }],
    [
      "that it lacks the player's currency",
      { currency: ['EUR'], annotation: 'Up to 5 minutes' },
      { annotation: 'Deposit in USD is currently unavailable' },
    ],
  ])('shows %s', (_, fields, expected) => {
    expect(tileFor(fields)).toMatchObject(expected);
  });
});

it('says which way money cannot go where a method lacks the currency', () => {
  const [entry] = listEntries([samplePaymentMethod('visa', { currency: ['EUR'] })]);
  expect(entry && tileOf(entry, { ...viewer, transaction: 'withdrawal' })).toMatchObject({
    annotation: 'Withdrawal in USD is currently unavailable',
  });
});

it("shows a group's first icons and how many members it has", () => {
  const members = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    samplePaymentMethod(name, { category: 'banks', label: 'Banks', iconIds: [{ id: `icon-${name}` }] }),
  );
  const [group] = listEntries(members);
  expect(group && tileOf(group, viewer)).toMatchObject({
    kind: 'group',
    name: 'banks',
    title: 'Banks',
    memberCount: 5,
    memberIcons: [
      { name: 'a', icons: [{ id: 'icon-a' }] },
      { name: 'b', icons: [{ id: 'icon-b' }] },
      { name: 'c', icons: [{ id: 'icon-c' }] },
    ],
  });
});

describe('the crypto badge', () => {
  const cryptoBadge = { kind: 'instant', text: '+5%' } as const;
  const badges = (methods: ReturnType<typeof samplePaymentMethod>[]) =>
    listEntries(methods).map((entry) => tileOf(entry, { ...viewer, cryptoBadge }).badge);
  const coin = (name: string, fields = {}) =>
    samplePaymentMethod(name, { category: 'crypto', badgeType: 'top', ...fields });

  it('goes before the own badge of a coin, and stands on their group', () => {
    expect(badges([coin('btc')])).toEqual([cryptoBadge]);
    expect(badges([coin('btc'), coin('eth')])).toEqual([cryptoBadge]);
  });

  it('is not of other entries, nor of coins that take no bonus', () => {
    expect(badges([samplePaymentMethod('visa', { badgeType: 'fast' })])).toEqual([
      { kind: 'fast', text: 'Fast' },
    ]);
    expect(badges([coin('btc', { badgeType: 'fast', isBonusRestricted: true })])).toEqual([
      { kind: 'fast', text: 'Fast' },
    ]);
  });
});
