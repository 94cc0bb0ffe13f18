/** @jest-environment jsdom */
import { catalogue, sweepstakeDeposits, sweepstakeWithdrawals, withdrawals } from './catalogue';
import { methodIcon } from './icons';

const entries = [...catalogue, ...withdrawals, ...sweepstakeDeposits, ...sweepstakeWithdrawals];
const ids = [...new Set(entries.flatMap(({ method }) => (method.iconIds ?? []).map(({ id }) => id)))];

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('methodIcon', () => {
  it('has at least one icon id for every method of the catalogue', () => {
    expect(entries.filter(({ method }) => !method.iconIds?.length).map(({ method }) => method.name)).toEqual(
      [],
    );
  });

  it.each(ids)('draws %s as well-formed SVG under 5000 characters', (id) => {
    const svg = methodIcon(id) ?? '';
    expect(parse(svg).querySelector('parsererror')).toBeNull();
    expect(parse(svg).documentElement.tagName).toBe('svg');
    expect(svg.length).toBeLessThan(5000);
  });

  it('draws all icons but seven in at most 2048 characters', () => {
    const large = ids.filter((id) => (methodIcon(id)?.length ?? 0) > 2048);
    expect(large.sort()).toEqual([
      'applepay',
      'applepay-dark',
      'grabpay',
      'kakaopay',
      'mercadopago',
      'paytm',
      'sepa',
    ]);
  });

  it('draws initials if the brand has no mark', () => {
    expect(parse(methodIcon('banco_bogota') ?? '').documentElement.textContent).toBe('BB');
    expect(parse(methodIcon('bca') ?? '').documentElement.textContent).toBe('BCA');
    expect(parse(methodIcon('opay') ?? '').documentElement.textContent).toBe('OP');
  });

  it('draws a black mark in white for the dark theme', () => {
    expect(methodIcon('applepay')).toContain('fill="#000000"');
    expect(methodIcon('applepay-dark')).toContain('fill="#fff"');
  });

  it.each(['', '../etc/passwd', 'Visa<script>', 'a'.repeat(65)])(
    'returns undefined for the invalid id %p',
    (id) => {
      expect(methodIcon(id)).toBeUndefined();
    },
  );
});
