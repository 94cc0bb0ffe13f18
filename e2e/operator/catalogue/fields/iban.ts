import type { WireField } from '../wire';
import { ruledField } from './ruledField';

/** Structure of an IBAN after the check digits (SWIFT IBAN Registry): `n` digits, `a` capitals, `c` either. */
const structures = {
  AE: 'n19',
  AZ: 'a4c20',
  CZ: 'n20',
  DE: 'n18',
  EG: 'n25',
  ES: 'n20',
  FI: 'n14',
  FR: 'n10c11n2',
  GB: 'a4n14',
  GR: 'n7c16',
  IT: 'a1n10c12',
  KZ: 'n3c13',
  NL: 'a4n10',
  PK: 'a4c16',
  PL: 'n24',
  PT: 'n21',
  SA: 'n2c18',
  SE: 'n20',
  TR: 'n6c16',
  UA: 'n6c19',
} as const;

export type IbanCountry = keyof typeof structures;

export const ibanCountries = Object.keys(structures) as IbanCountry[];

const characters = { n: ['\\d', '#'], a: ['[A-Z]', 'A'], c: ['[A-Z\\d]', '*'] } as const;

/** Expands a structure to one character class for each position: `n2a1` → n, n, a. */
function placesOf(structure: string): (keyof typeof characters)[] {
  return [...structure.matchAll(/([nac])(\d+)/gu)].flatMap(([, kind, count]) =>
    Array<keyof typeof characters>(Number(count)).fill(kind as keyof typeof characters),
  );
}

/** Splits a list into groups of four. The last group can be shorter. */
function inFours<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 4) }, (_, group) =>
    list.slice(group * 4, group * 4 + 4),
  );
}

/** A country's IBAN, compact or in groups of four (ISO 13616-1). */
export function iban(country: IbanCountry, name = 'iban'): WireField {
  const groups = inFours(placesOf(structures[country]));
  const body = groups.map((group) => ` ?${group.map((kind) => characters[kind][0]).join('')}`).join('');
  const mask = groups.map((group) => ` ${group.map((kind) => characters[kind][1]).join('')}`).join('');
  return ruledField(name, {
    rule: 'iban',
    type: 'text_uppercase',
    pattern: new RegExp(`^${country}\\d{2}${body}$`, 'u'),
    mask: `AA##${mask}`,
  });
}

/** An IBAN of any country (ISO 13616-1: country, check digits, 11 to 30 characters). */
export const anyIban: WireField = ruledField('iban', {
  type: 'text_uppercase',
  pattern: /^[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}$/u,
});
