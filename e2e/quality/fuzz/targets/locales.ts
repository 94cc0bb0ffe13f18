import { toUserLanguage } from '@paywidget/shared/contract';
import {
  countryName,
  directionOf,
  localeGroupOf,
  localeGroups,
  localeOf,
  textIn,
} from '@paywidget/shared/i18n';
import { decimalSeparatorOf, formatAmount, formatPercent, groupSeparatorOf } from '@paywidget/shared/money';
import fc from 'fast-check';
import { optionsOf } from '../../../../shared/src/form/field/fieldOptions';
import { videoGuideOf } from '../../../../shared/src/form/guide/videoGuide';
import { formatTime } from '../../../../shared/src/transaction/time/formatTime';
import { mustHold, type Target } from '../target';
import { inheritedNames, oddName, oddTexts } from '../values/oddValues';

const tags = [
  'en',
  'es-MX',
  'hi-Latn-IN',
  'zh-Hant-TW',
  'sr-Cyrl',
  'ar-EG-u-nu-arab',
  'de-DE-u-co-phonebk',
  'en-US-x-y',
  'i-klingon',
  'root',
  'C',
  'und',
  'es_419',
  'pt_BR.UTF-8',
  'ar\u0000',
  'EN',
  'fil-PH',
];
const part = fc.oneof(
  fc.constantFrom(...localeGroups, ...inheritedNames, 'xx', 'Latn', '419', 'u-nu-arab', '*', ''),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

interface LocaleCase {
  locale: string;
  country: string;
  texts: Record<string, string>;
}

const cases: fc.Arbitrary<LocaleCase> = fc.record({
  locale: fc.oneof(
    fc.constantFrom(...tags, ...oddTexts, ...inheritedNames),
    fc
      .array(part, { minLength: 1, maxLength: 4 })
      .chain((parts) => fc.constantFrom('-', '_', ' ', '.').map((between) => parts.join(between))),
    fc.string({ unit: 'binary', maxLength: 12 }),
  ),
  country: fc.oneof(
    fc.constantFrom('br', 'GB', '', 'zz', '000', ...inheritedNames, ...oddTexts),
    fc.string({ maxLength: 3 }),
  ),
  texts: fc.dictionary(oddName, fc.constantFrom('', 'text'), { maxKeys: 3 }),
});

const time = Date.parse('2026-11-21T10:00:00Z');

export const localesTarget: Target<LocaleCase> = {
  name: 'locales',
  input: 'Any text as the player’s locale, country and as the languages of a server’s text.',
  rule: 'Any locale becomes one of the 32 languages, in which amounts, times, countries and texts can be shown.',
  cases,
  check({ locale, country, texts }) {
    const language = toUserLanguage(locale);
    mustHold(language !== '', 'there is a language');
    for (const any of [language, locale]) {
      mustHold(
        (localeGroups as readonly string[]).includes(localeGroupOf(any)),
        'the language has texts',
        localeGroupOf(any),
      );
      const tag = localeOf(any);
      mustHold(Intl.getCanonicalLocales(tag).length === 1, 'the tag is valid', tag);
      mustHold(formatAmount('1234.5', 'EUR', tag).includes('5'), 'an amount can be shown', tag);
      mustHold(
        formatPercent('12.5', tag) !== '' && decimalSeparatorOf(tag).length === 1,
        'numbers can be shown',
        tag,
      );
      mustHold(groupSeparatorOf(tag).length <= 1, 'groups have one separator', tag, groupSeparatorOf(tag));
      mustHold(formatTime(time, tag) !== '', 'a time can be shown', tag);
      mustHold(typeof countryName(country, tag) === 'string', 'a country has a name', country);
      mustHold(['ltr', 'rtl'].includes(directionOf(any)), 'text has a direction');
      const text = textIn(texts, any);
      mustHold(text === undefined || text === 'text', 'a text is one of the texts', text);
      videoGuideOf(
        { videoGuideUrl: { [locale]: { redesign: 'https://x.example/' } } },
        { language: any, country },
      );
    }
    const options = optionsOf(
      { name: 'x', type: 'dropdown', values: [{ value: 'a', label: texts }] },
      {},
      language,
    );
    mustHold(options[0]?.label !== '', 'an option has a label', options);
  },
};
