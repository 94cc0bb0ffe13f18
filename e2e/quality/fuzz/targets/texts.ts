import { hasText } from '@paywidget/shared/i18n';
import fc from 'fast-check';
import { groupTitle, readableName } from '../../../../shared/src/methods/names';
import { mustHold, type Target } from '../target';
import { inheritedNames, oddTexts } from '../values/oddValues';
import { translatorIn } from '../values/translator';

const keys = ['deposit.currencyUnavailable', 'region.row', 'form.amountInput.limit.min', 'deposit.title'];

interface TextCase {
  key: string;
  value: string;
  name: string;
  language: string;
}

const odd = fc.oneof(
  fc.constantFrom(...oddTexts.filter((text) => text.length < 1_000), ...inheritedNames),
  fc
    .array(
      fc.constantFrom(
        '{{',
        '}}',
        '$t(',
        ')',
        'deposit.title',
        '{{amount}}',
        '_',
        'currency',
        ',',
        '"',
        '\\',
        '\n',
        '{{currency, uppercase}}',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const cases: fc.Arbitrary<TextCase> = fc.record({
  key: fc.oneof(fc.constantFrom(...keys), odd),
  value: odd,
  name: odd,
  language: fc.constantFrom('en', 'ar', 'ru', 'ja'),
});

export const textsTarget: Target<TextCase> = {
  name: 'texts',
  input:
    'Names and values of the server inside the widget’s texts, and keys that the server names, with the template’s own signs.',
  rule: 'A value appears as it was sent: it is no template and names no other text. A key without a text is reported, and never shown as one.',
  cases,
  check({ key, value, name, language }) {
    const { t, i18n } = translatorIn(language);
    const text = t('deposit.currencyUnavailable', { currency: value });
    mustHold(text.includes(value), 'a value appears as it was sent', value, text);
    mustHold(t('region.row', { country: value }).includes(value), 'a country appears as it was sent', value);
    const isText = hasText(i18n, key);
    mustHold(!isText || (typeof t(key) === 'string' && !inheritedNames.includes(key)), 'a text is text', key);
    const title = groupTitle({ name, label: value || undefined }, language, { t, i18n });
    mustHold(typeof title === 'string', 'a group has a title', name);
    mustHold(typeof readableName(name) === 'string', 'a name can be read', name);
  },
};
