import {
  colourPairs,
  contrast,
  type DocumentedToken,
  documentedTokens,
  type Mode,
  presets,
  toHex,
  tokenProblems,
} from '@paywidget/shared/theme';
import { copyButton } from '../../copyButton';
import { button, element } from '../../dom';
import { paletteFor, type Scope, type Tokens, tokensIn, withToken } from './tokens';

interface ThemeTabOptions {
  panel: HTMLElement;
  /** Called with the tokens after a change. */
  onChange: (tokens: Tokens) => void;
}

const groups: readonly (readonly [group: DocumentedToken['group'], title: string])[] = [
  ['accent', 'Accent'],
  ['grounds', 'Grounds'],
  ['texts', 'Texts'],
  ['tones', 'Tones'],
  ['shape', 'Shape'],
  ['density', 'Density'],
  ['type', 'Type'],
  ['bonus', 'Bonuses'],
];
const scopes: readonly (readonly [scope: Scope, title: string])[] = [
  ['both', 'Both modes'],
  ['light', 'Light only'],
  ['dark', 'Dark only'],
];

const nameOf = ({ name }: Pick<DocumentedToken, 'name'>) => name.slice('--pw-'.length);

/** An editor of the tokens: presets, a field for each token, the contrast of all pairs, and what to copy. */
export function createThemeTab({ panel, onChange }: ThemeTabOptions) {
  let tokens: Tokens = {};
  let mode: Mode = 'light';
  let scope: Scope = 'both';

  const set = (next: Tokens) => {
    tokens = next;
    onChange(tokens);
    render();
  };

  const presetChoice = element(
    'fieldset',
    { className: 'presets' },
    element('legend', { className: 'unseen' }, 'Presets'),
    ...presets.map((preset) => {
      const input = element('input', { type: 'radio', name: 'preset', value: preset.name });
      input.addEventListener('change', () => set(preset.tokens));
      const accents = (['light', 'dark'] as const).map((each) => {
        const swatch = element('i');
        swatch.style.background = toHex(paletteFor(preset.tokens, each).accent ?? [0, 0, 0]);
        return swatch;
      });
      return element('label', {}, input, element('span', {}, ...accents, preset.label));
    }),
  );
  const scopeChoice = element(
    'fieldset',
    { className: 'segments' },
    element('legend', { className: 'unseen' }, 'Modes to change'),
    ...scopes.map(([value, title]) => {
      const input = element('input', { type: 'radio', name: 'scope', value, checked: value === scope });
      input.addEventListener('change', () => {
        scope = value;
        render();
      });
      return element('label', {}, input, element('span', {}, title));
    }),
  );
  const verdict = element('p', { className: 'verdict' });
  const pairs = element('tbody');
  const problems = element('p', { className: 'hint problems' });
  const rows = documentedTokens.map((token) => ({
    token,
    ...createRow(token, (value) => change(token, value)),
  }));

  function change({ name }: DocumentedToken, value: string): void {
    const next = withToken(tokens, scope, name, value);
    const found = tokenProblems(next, CSS.supports.bind(CSS));
    problems.textContent = found.map(({ token, reason }) => `${token}: ${reason}.`).join(' ');
    if (found.length === 0) set(next);
  }

  const json = () => JSON.stringify(tokens, null, 2);
  panel.append(
    element('h2', {}, 'One colour makes a theme'),
    element(
      'p',
      { className: 'hint' },
      'The widget derives the rest from the accent, so that every text stays readable. Set more where you want to.',
    ),
    presetChoice,
    verdict,
    element(
      'div',
      { className: 'row spread' },
      scopeChoice,
      element(
        'div',
        { className: 'actions' },
        copyButton('Copy the address', () => location.href),
        copyButton('Copy the tokens', json),
        button('Reset', () => set({})),
      ),
    ),
    problems,
    ...groups.map(([group, title]) =>
      element(
        'details',
        { className: 'tokens', open: group === 'accent' || group === 'grounds' || group === 'texts' },
        element('summary', {}, title),
        ...rows.filter(({ token }) => token.group === group).map(({ row }) => row),
      ),
    ),
    element(
      'details',
      { className: 'tokens contrast' },
      element('summary', {}, 'Contrast of each pair'),
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...['Pair', 'Ratio', 'Wanted'].map((text) => element('th', { scope: 'col' }, text)),
          ),
        ),
        pairs,
      ),
    ),
  );

  function render(): void {
    const palette = paletteFor(tokens, mode);
    const own = tokensIn(tokens, mode);
    for (const { token, show } of rows) {
      const colour = palette[nameOf(token)];
      const value = own[token.name] ?? (token.kind === 'colour' && colour ? toHex(colour) : token[mode]);
      show(value, colour && toHex(colour), token.name in own);
    }
    for (const input of presetChoice.querySelectorAll('input')) {
      const preset = presets.find(({ name }) => name === input.value);
      input.checked = JSON.stringify(preset?.tokens) === JSON.stringify(tokens);
    }
    showContrast();
  }

  function showContrast(): void {
    const palette = paletteFor(tokens, mode);
    const measured = colourPairs
      .flatMap((pair) => {
        const [front, back] = [palette[pair.front], palette[pair.back]];
        if (!front || !back) return [];
        return [
          { ...pair, ratio: contrast(front, back), frontColour: toHex(front), backColour: toHex(back) },
        ];
      })
      .sort((one, other) => one.ratio / one.wanted - other.ratio / other.wanted);
    const weak = measured.filter(({ ratio, wanted }) => ratio < wanted);
    verdict.dataset.tone = weak.length > 0 ? 'danger' : 'success';
    verdict.textContent =
      weak.length > 0
        ? `${weak.length} of ${measured.length} pairs have too little contrast in ${mode} mode: ${weak
            .slice(0, 3)
            .map(({ front, back, ratio }) => `${front} on ${back} ${ratio.toFixed(1)}`)
            .join(', ')}.`
        : `All ${measured.length} pairs have enough contrast in ${mode} mode: texts 4.5 to 1, controls 3 to 1.`;
    pairs.replaceChildren(
      ...measured.map(({ front, back, ratio, wanted, frontColour, backColour }) => {
        const sample = element('span', { className: 'sample' }, 'Aa');
        sample.style.color = frontColour;
        sample.style.background = backColour;
        // A sample shows its text, readable or not.
        sample.setAttribute('aria-hidden', 'true');
        return element(
          'tr',
          {},
          element('td', {}, sample, `${front} on ${back}`),
          element('td', { className: `figure ${ratio < wanted ? 'weak' : 'plus'}` }, ratio.toFixed(2)),
          element('td', { className: 'figure' }, String(wanted)),
        );
      }),
    );
  }

  return {
    show(next: Tokens, shownMode: Mode): void {
      tokens = next;
      mode = shownMode;
      render();
    },
  };
}

/** Creates the fields of one token. `show` sets their content. */
function createRow(token: DocumentedToken, onValue: (value: string) => void) {
  const isColour = token.kind === 'colour';
  const field = element('input', {
    type: 'text',
    spellcheck: false,
    autocomplete: 'off',
    aria: { label: token.name },
  });
  const picker = isColour && element('input', { type: 'color', aria: { label: `${token.name}, picker` } });
  const reset = button('Reset', () => onValue(''), 'reset');
  reset.setAttribute('aria-label', `Reset ${token.name}`);
  field.addEventListener('change', () => onValue(field.value.trim()));
  if (picker) picker.addEventListener('input', () => onValue(picker.value));
  const row = element(
    'div',
    { className: 'token' },
    element(
      'p',
      {},
      element('code', {}, nameOf(token)),
      element('span', { className: 'hint' }, token.meaning),
    ),
    picker,
    field,
    reset,
  );
  return {
    row,
    show(value: string, colour: string | undefined, isSet: boolean): void {
      if (document.activeElement !== field) field.value = value;
      if (picker && colour) picker.value = colour;
      row.dataset.set = String(isSet);
      // It keeps its place, so that the fields stay in line.
      reset.style.visibility = isSet ? 'visible' : 'hidden';
    },
  };
}
