import { localeGroups } from '@paywidget/shared/i18n';
import { fillSelect } from './dom';
import { defaults, type Options, presets } from './options';
import type { Catalogue } from './sandbox';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

const custom = 'custom';
/** The player of a preset. The user may then choose any language. */
const presetNames = ['country', 'currency', 'view', 'experiment'] as const;

/** Returns the index of the preset that fits. */
const presetOf = (options: Options) =>
  presets.findIndex(([, preset]) =>
    presetNames.every((name) => options[name] === (preset[name] ?? defaults[name])),
  );

/** Shows the options in a form and the theme's switch, and reports changes there. */
export function createOptionsForm(
  form: HTMLFormElement,
  theme: HTMLElement,
  onChange: (changes: Partial<Options>) => void,
) {
  const select = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;
  let catalogue: Catalogue | undefined;

  fillSelect(
    select('lang'),
    localeGroups
      .map((code) => [code, languageNames.of(code) ?? code] as const)
      .sort(([, one], [, other]) => one.localeCompare(other)),
  );
  fillSelect(select('player'), [
    ...presets.map(([name], index) => [String(index), name] as const),
    [custom, 'Custom'],
  ]);

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (name === 'player') {
      const preset = presets[Number(value)]?.[1];
      if (!preset) return;
      onChange(
        Object.fromEntries(
          [...presetNames, 'lang' as const].map((key) => [key, preset[key] ?? defaults[key]]),
        ),
      );
    } else if (name === 'country') {
      const home = catalogue?.countries.find(({ code }) => code === value);
      onChange({ country: value, ...(home && { currency: home.currency }) });
    } else if (target instanceof HTMLInputElement && target.type === 'checkbox') {
      onChange({ [name]: String(target.checked) });
    } else onChange({ [name]: value });
  });
  theme.addEventListener('change', ({ target }) => onChange({ theme: (target as HTMLInputElement).value }));

  return {
    fill(known: Catalogue): void {
      catalogue = known;
      fillSelect(
        select('country'),
        known.countries
          .map(({ code }) => [code, countryNames.of(code.toUpperCase()) ?? code] as const)
          .sort(([, one], [, other]) => one.localeCompare(other)),
      );
      fillSelect(
        select('currency'),
        known.currencies.map(({ code }) => [code, code]),
      );
    },
    show(options: Options): void {
      const preset = presetOf(options);
      select('player').value = preset < 0 ? custom : String(preset);
      for (const control of [...form.elements, ...theme.querySelectorAll('input')]) {
        if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
        const value = (options as unknown as Readonly<Record<string, string | undefined>>)[control.name];
        if (value === undefined) continue;
        if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value;
        else if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === 'true';
        else control.value = value;
      }
    },
  };
}
