import { maskitoTransform } from '@maskito/core';
import { catalogue } from '@paywidget/operator/catalogue';
import { FormField } from '@paywidget/shared/contract';
import fc from 'fast-check';
import { fixedAmountsOf } from '../../../../shared/src/form/amount/depositAmount';
import { optionOf, optionsOf, preferredNetwork } from '../../../../shared/src/form/field/fieldOptions';
import {
  compileFields,
  inDisplayOrder,
  validateField,
} from '../../../../shared/src/form/field/validateField';
import { maskOptionsOf } from '../../../../shared/src/form/mask/maskOptions';
import { unmask, withoutLiterals } from '../../../../shared/src/form/mask/maskPattern';
import { mustHold, type Target } from '../target';
import { mutatedJson } from '../values/mutations';
import { oddTexts } from '../values/oddValues';

const byType = new Map(
  catalogue.flatMap(({ method }) =>
    (method.fields ?? []).map((field) => [JSON.stringify([field.type, field.mask, field.alias]), field]),
  ),
);
const samples = [...byType.values()];

interface FieldCase {
  fields: unknown;
  text: string;
  isQuickRule: boolean;
}

const cases: fc.Arbitrary<FieldCase> = fc.record({
  fields: mutatedJson(...samples.map((field, index) => [field, samples[(index + 1) % samples.length]])),
  text: fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789 -+()/.abcXYZ٣४'), maxLength: 24 }),
    fc.constantFrom(...oddTexts.filter((text) => text.length < 3_000)),
    fc.string({ unit: 'binary', maxLength: 16 }),
  ),
  isQuickRule: fc.boolean(),
});

export const fieldsTarget: Target<FieldCase> = {
  name: 'form fields',
  input:
    'The sandbox’s fields, changed, and what a player types into them: masks, options, cards, phones, validation.',
  rule: 'Each field is shown once, options have labels, a masked text stays as it is, and what is sent is text.',
  cases,
  check({ fields, text, isQuickRule }) {
    const read = (Array.isArray(fields) ? fields : [fields]).flatMap(
      (field) => FormField.safeParse(field).data ?? [],
    );
    const compiled = inDisplayOrder(compileFields(read));
    mustHold(compiled.length === read.length, 'each field is shown once');
    fixedAmountsOf({ fields: read });
    for (const one of compiled) {
      const options = optionsOf(
        one.field,
        { currency: ['EUR'], network: [{ name: 'TRC-20', code: 'trc' }] },
        'en',
      );
      for (const { value, label } of options)
        mustHold(typeof value === 'string' && typeof label === 'string', 'an option is text');
      optionOf(options, text);
      preferredNetwork(options);
      const { mask } = one;
      const masked =
        mask === undefined
          ? undefined
          : maskOptionsOf({
              mask,
              isUpperCase: one.field.type === 'text_uppercase',
              isExpiry: one.isMonthFirst,
            });
      const typed = masked ? maskitoTransform(text, masked) : text;
      if (mask !== undefined) {
        mustHold(
          typeof unmask(mask, typed) === 'string' && withoutLiterals(mask, typed).length >= 0,
          'a mask can be removed',
        );
      }
      const { requestValue, result } = validateField(one, typed, {
        resultOf: () => ({ kind: isQuickRule ? 'valid' : 'pending' }),
        checkLuhn: true,
        now: 0,
      });
      mustHold(typeof requestValue === 'string' && typeof result.kind === 'string', 'what is sent is text');
    }
  },
};
