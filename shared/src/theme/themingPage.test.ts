import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportsByForm, tokenProblems } from './checkTokens';
import { type DocumentedToken, documentedTokens } from './tokens';

const page = readFileSync(join(__dirname, '../../../docs/guides/theming.md'), 'utf8');

const headings: Readonly<Record<DocumentedToken['group'], string>> = {
  accent: 'Accent',
  grounds: 'Grounds and lines',
  texts: 'Texts',
  tones: 'Tones',
  shape: 'Radius and shadow',
  density: 'Density and sizes',
  type: 'Fonts',
  bonus: 'Banners of bonuses',
};

const cellOf = ({ isDerived }: DocumentedToken, value: string) =>
  isDerived ? `*\`${value}\`*` : `\`${value}\``;

function rowOf(token: DocumentedToken): string {
  const dark = token.dark === token.light ? 'the same' : cellOf(token, token.dark);
  return `| \`${token.name}\` | ${token.meaning} | ${cellOf(token, token.light)} | ${dark} |`;
}

const tables = Object.entries(headings).map(([group, heading]) => {
  const rows = documentedTokens.filter((token) => token.group === group).map(rowOf);
  return [
    `### ${heading}`,
    '',
    '| token | for | light | dark |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
});

describe('docs/guides/theming.md', () => {
  it('lists exactly the tokens of the widget, with their meaning and their values in both modes', () => {
    const [, listed = ''] = /<!-- tokens -->\n([\s\S]*)<!-- \/tokens -->/.exec(page) ?? [];
    expect(listed.trim()).toBe(tables.join('\n').trim());
  });

  it('names only tokens that exist', () => {
    const names = new Set(documentedTokens.map(({ name }) => name));
    const named = [...page.matchAll(/--pw-[a-z0-9-]*[a-z0-9]/g)].map(([name]) => name);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('gives only recipes that the check accepts', () => {
    const given = [...page.matchAll(/'(--pw-[\w-]+)': '([^']*)'/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(given.length).toBeGreaterThan(12);
    for (const [name = '', value] of given)
      expect(
        tokenProblems(
          { [name]: value },
          supportsByForm((word) => word === 'none'),
        ),
      ).toEqual([]);
  });

  it('shows pictures that exist', () => {
    const pictures = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures)
      expect(readFileSync(join(__dirname, '../../../docs/guides', picture)).length).toBeGreaterThan(5_000);
  });
});
