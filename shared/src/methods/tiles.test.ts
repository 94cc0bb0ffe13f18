import { samplePaymentMethod } from '@paywidget/shared/testing';
import { listEntries } from './groups';
import { type TileContext, tileOf } from './tiles';

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
  i18n: { language: 'en', exists: (key: string) => key in translations, emit: () => {} },
} as unknown as TileContext['translator'];
const context: TileContext = {
  transaction: 'deposit',
  currency: 'USD',
  country: 'br',
  language: 'en',
  translator,
};

const tileFor = (fields: Readonly<Record<string, unknown>>) => {
  const [entry] = listEntries([samplePaymentMethod('visa', fields)]);
  if (!entry) throw new Error('No entry for the method');
  return tileOf(entry, context);
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
      'no range if its rules lack the currency',
      { amount_rules: { EUR: { min: 1, max: 2 } } },
      { limits: undefined },
    ],
    ['no range without rules', { amount_rules: undefined }, { limits: undefined }],
    ['its badge type as the badge', { badgeType: 'fast' }, { badge: { kind: 'fast', text: 'Fast' } }],
    [
      "the server's text on its badge",
      { badgeType: 8, badgeConfig: { text: { en: 'Only here' } } },
      { badge: { kind: 'exclusive', text: 'Only here' } },
    ],
    [
      "the server's badge text without a badge type",
      { badgeConfig: { text: 'New' } },
      { badge: { kind: 'brand', text: 'New' } },
    ],
    [
      "no colours of the server's on its badge",
      { badgeType: 'top', badgeConfig: { text: 'New', styles: { background: '#fff', color: '#eee' } } },
      { badge: { kind: 'top', text: 'New' } },
    ],
    ['a popular badge', { isPopular: true }, { badge: { kind: 'top', text: 'Popular' } }],
    [
      'its own badge instead of the popular badge',
      { isPopular: true, badgeType: 'fast' },
      { badge: { kind: 'fast', text: 'Fast' } },
    ],
    ['no badge for an unknown badge type', { badgeType: 77 }, { badge: undefined }],
    ['its banner', { banner: { bannerTextKey: 'banner.cashback' } }, { banner: 'Cashback 5%' }],
    [
      'no banner without a translation',
      { banner: { bannerTextKey: 'banner.unknown' } },
      { banner: undefined },
    ],
    ['its annotation', { annotation: { en: 'Up to 5 minutes' } }, { annotation: 'Up to 5 minutes' }],
    [
      "a note instead of its annotation if it does not take the player's currency",
      { currency: ['EUR'], annotation: 'Up to 5 minutes' },
      { annotation: 'Deposit in USD is currently unavailable' },
    ],
  ])('shows %s', (_, fields, expected) => {
    expect(tileFor(fields)).toMatchObject(expected);
  });
});

it('names the withdrawal in the note about a missing currency', () => {
  const [entry] = listEntries([samplePaymentMethod('visa', { currency: ['EUR'] })]);
  expect(entry && tileOf(entry, { ...context, transaction: 'withdrawal' })).toMatchObject({
    annotation: 'Withdrawal in USD is currently unavailable',
  });
});

it('shows the first three icons of a group and the number of its members', () => {
  const members = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    samplePaymentMethod(name, { category: 'banks', label: 'Banks', iconIds: [{ id: `icon-${name}` }] }),
  );
  const [group] = listEntries(members);
  expect(group && tileOf(group, context)).toMatchObject({
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
    listEntries(methods).map((entry) => tileOf(entry, { ...context, cryptoBadge }).badge);
  const coin = (name: string, fields = {}) =>
    samplePaymentMethod(name, { category: 'crypto', badgeType: 'top', ...fields });

  it('replaces the own badge of a coin, and is shown on the group of coins', () => {
    expect(badges([coin('btc')])).toEqual([cryptoBadge]);
    expect(badges([coin('btc'), coin('eth')])).toEqual([cryptoBadge]);
  });

  it('is not shown on other entries, nor on coins that take no bonus', () => {
    expect(badges([samplePaymentMethod('visa', { badgeType: 'fast' })])).toEqual([
      { kind: 'fast', text: 'Fast' },
    ]);
    expect(badges([coin('btc', { badgeType: 'fast', isBonusRestricted: true })])).toEqual([
      { kind: 'fast', text: 'Fast' },
    ]);
  });
});
