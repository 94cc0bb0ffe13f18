import {
  contrast,
  isSafeValue,
  parseColour,
  readableOn,
  supportsByForm,
  toHex,
  tokenProblems,
} from '@paywidget/shared/theme';
import fc from 'fast-check';
import { accentEdgeOf, accentHoverOf, accentTextOf, onAccentOf } from '../../../../shared/src/theme/derive';
import { reviewTheme } from '../../../../shell/src/lib/theme/reviewTheme';
import { mustHold, type Target } from '../target';
import { mutatedJson, mutatedText } from '../values/mutations';

const tokens = {
  '--pw-accent': '#1d56d8',
  '--pw-radius': '12px',
  '--pw-density': '1.2',
  '--pw-font': 'Inter, sans-serif',
  '--pw-shadow': '0 1px 2px #0003',
  light: { '--pw-surface': 'oklch(95% 0.01 200)', '--pw-text': 'rgb(10 20 30 / 90%)' },
  dark: { '--pw-surface': 'hsl(200deg, 10%, 12%)', '--pw-accent-text': 'color(srgb 0.1 0.2 0.3)' },
};
const colours = [
  '#fff',
  '#1d56d8ff',
  'rgb(1 2 3)',
  'rgba(10%, 20%, 30%, 0.5)',
  'hsl(200deg 10% 20% / 5%)',
  'oklch(0.5 0.1 200)',
  'oklab(50% -0.1 .1)',
  'color(srgb 1 none 0)',
];

interface ThemeCase {
  tokens: unknown;
  colour: string;
}

const cases: fc.Arbitrary<ThemeCase> = fc.record({
  tokens: mutatedJson(tokens),
  colour: mutatedText(
    colours,
    fc.constantFrom('1e9', '%', '-', '(', ')', ',', ' ', '1e400', 'deg', '/', 'url(', '\\', '9999999999'),
  ),
});

const supports = supportsByForm((word) => word === 'red');

export const themesTarget: Target<ThemeCase> = {
  name: 'themes',
  input: 'Design tokens and colours of hosts and deployments, changed.',
  rule: 'Tokens are reviewed without an error, no value that is applied can load a file, and a colour that is read gives readable text.',
  cases,
  check({ tokens: given, colour }) {
    for (const { token, reason } of tokenProblems(given, supports))
      mustHold(typeof token === 'string' && reason !== '', 'a problem has a reason', token);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
      const { repairs } = reviewTheme({
        layers: [given as Record<string, unknown>],
        modes: ['light', 'dark'],
        supports,
        measure: () => ({}),
        derivesColours: false,
      });
      for (const value of Object.values(repairs).flatMap((repair) => Object.values(repair ?? {})))
        mustHold(value === '' || isSafeValue(value), 'a repair loads no file', value);
    }
    const read = parseColour(colour);
    if (!read) return;
    mustHold(
      [...read.rgb, read.alpha].every((channel) => channel >= 0 && channel <= 1),
      'channels are from 0 to 1',
      colour,
      read,
    );
    const onAccent = onAccentOf(read.rgb);
    mustHold(
      contrast(onAccent, read.rgb) >= 4.5,
      'text on the accent can be read',
      colour,
      contrast(onAccent, read.rgb),
    );
    for (const mode of ['light', 'dark'] as const)
      for (const derived of [
        accentTextOf(read.rgb, mode),
        accentEdgeOf(read.rgb, mode),
        accentHoverOf(read.rgb),
      ])
        mustHold(/^#[\da-f]{6}$/.test(toHex(derived)), 'a derived colour is a colour', toHex(derived));
    readableOn(read.rgb, [[1, 1, 1]], 4.5);
  },
};
