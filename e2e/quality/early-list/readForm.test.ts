import { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { otherFields, otherForms } from '../../../shell/src/early/form/readForm';

/** What a form that is drawn early depends on. It is read. */
const read = {
  method: [
    ...[
      'name',
      'position',
      'category',
      'label',
      'currency',
      'cardViewType',
      'fields',
      'iconIds',
      'text',
      'annotation',
    ],
    ...[
      'amount_rules',
      'prefilledAmount',
      'recommendedAmounts',
      'banner',
      'badgeType',
      'badgeConfig',
      'isPopular',
    ],
  ],
  field: [
    ...[
      'name',
      'alias',
      'type',
      'placeholder_key',
      'placeholder_text',
      'mask',
      'values',
      'value',
      'validations',
    ],
    ...['isAdvanced', 'isHidden', 'isDisabled'],
  ],
};

/** What only the submit, another page or a control that is not drawn early depends on. */
const later = {
  method: [
    ...['network', 'isPreparationRequired', 'isInvestForbidden', 'securityRulesGroup', 'checkLuhn', 'fee'],
    ...['needsCaptcha', 'opensHelperWindow', 'redirectsThroughHost', 'agentLink', 'hasSupportButton'],
    ...[
      'isGuaranteedP2p',
      'isVirtualAccount',
      'isBonusRestricted',
      'needsConfirmationId',
      'hasHostToHostInstruction',
    ],
  ],
  field: ['category', 'wallet'],
};

interface Schema {
  def: { in?: Schema; shape?: object };
}

/** The names of an object's fields on the wire. */
function keysOf({ def }: Schema): string[] {
  return def.in ? keysOf(def.in) : Object.keys(def.shape ?? {});
}

it.each([
  ['methods', PaymentMethod, [...read.method, ...later.method, ...otherForms]],
  ['fields', FormField, [...read.field, ...later.field, ...otherFields]],
])('the early form knows what each trait of %s means for it', (_, schema, known) => {
  const traits = keysOf(schema as unknown as Schema);
  expect(traits.length).toBeGreaterThan(0);
  expect([...known].sort()).toEqual(traits.sort());
});
