/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { catalogue, sweepstakeDeposits, sweepstakeWithdrawals, withdrawals } from '../catalogue';
import { iconFolder, methodIcon } from '.';
import { drawings } from './drawings';

const entries = [...catalogue, ...withdrawals, ...sweepstakeDeposits, ...sweepstakeWithdrawals];
const ids = [...new Set(entries.flatMap(({ method }) => (method.iconIds ?? []).map(({ id }) => String(id))))];
const files = readdirSync(iconFolder).map((file) => file.replace(/\.svg$/, ''));

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('the icons of the sandbox', () => {
  it('give every method of the catalogue an icon, so that none shows the fallback', () => {
    const without = entries.filter(({ method }) => !method.iconIds?.some(({ id }) => methodIcon(String(id))));
    expect(without.map(({ method }) => method.name)).toEqual([]);
  });

  it('have a file for every icon id, and no other file', () => {
    const coinsOfCurrencies = ['gc', 'qsc', 'sc'];
    expect(files.filter((id) => !coinsOfCurrencies.includes(id)).sort()).toEqual([...ids].sort());
  });

  it.each(files)('%s is what `npm run icons` draws: small, without scripts, scalable', (id) => {
    const svg = methodIcon(id) ?? '';
    expect(svg).toBe(drawings[id]?.());
    expect(svg.length).toBeLessThan(1000);
    expect(svg).not.toMatch(/<script|<style|<text|<image|href|on\w+=|url\(/);
    const document = parse(svg);
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 40 40');
  });

  it('differ from each other', () => {
    const likeAnother = files.filter((id, index) =>
      files.slice(0, index).some((other) => methodIcon(other) === methodIcon(id)),
    );
    expect(likeAnother).toEqual([]);
  });

  it.each(['', '../etc/passwd', 'Visa<script>', 'a'.repeat(65), 'unknown'])(
    'are undefined for the id %p',
    (id) => {
      expect(methodIcon(id)).toBeUndefined();
    },
  );
});
