import { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { otherFields, otherForms } from '../../../shell/src/early/form/readForm';

/** The fields that decide how an early form looks. The early script reads them. */
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

/** The fields for the submit, for other pages, and for controls that no early form has. */
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
