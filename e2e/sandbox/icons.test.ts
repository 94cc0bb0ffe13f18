/** @jest-environment jsdom */
import { catalogue, sweepstakeDeposits, sweepstakeWithdrawals, withdrawals } from './catalogue';
import { methodIcon } from './icons';

const entries = [...catalogue, ...withdrawals, ...sweepstakeDeposits, ...sweepstakeWithdrawals];
const ids = [...new Set(entries.flatMap(({ method }) => (method.iconIds ?? []).map(({ id }) => id)))];

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('methodIcon', () => {
  it('every method of the catalogue names an icon', () => {
    expect(entries.filter(({ method }) => !method.iconIds?.length).map(({ method }) => method.name)).toEqual(
      [],
    );
  });

  it.each(ids)('%s is a small, well-formed image', (id) => {
    const svg = methodIcon(id) ?? '';
    expect(parse(svg).querySelector('parsererror')).toBeNull();
    expect(parse(svg).documentElement.tagName).toBe('svg');
    expect(svg.length).toBeLessThan(5000);
  });

  it('is under 2 kB for nearly all', () => {
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

  it('draws initials where the brand has no mark', () => {
    expect(parse(methodIcon('banco_bogota') ?? '').documentElement.textContent).toBe('BB');
    expect(parse(methodIcon('bca') ?? '').documentElement.textContent).toBe('BCA');
    expect(parse(methodIcon('opay') ?? '').documentElement.textContent).toBe('OP');
  });

  it('gives a black brand a light mark in the dark theme', () => {
    expect(methodIcon('applepay')).toContain('fill="#000000"');
    expect(methodIcon('applepay-dark')).toContain('fill="#fff"');
  });

  it.each(['', '../etc/passwd', 'Visa<script>', 'a'.repeat(65)])('has none for %p', (id) => {
    expect(methodIcon(id)).toBeUndefined();
  });
});
