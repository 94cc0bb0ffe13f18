import { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { readForm } from '../../../shell/src/early/form/readForm';
import { namesRead } from './namesRead';

/** A method and a field with an early form. */
const field = { name: 'cpf', type: 'text', mask: '###' };
const method = {
  name: 'picpay',
  position: 1,
  fields: [field],
  amount_rules: { EUR: { min: 10, max: 100 } },
};

/** The fields that the early form reads. */
const read = {
  method: namesRead(method, (watched) => readForm(watched, 'EUR')),
  field: namesRead(field, (watched) => readForm({ ...method, fields: [watched] }, 'EUR')),
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
  ['methods', PaymentMethod, [...read.method, ...later.method]],
  ['fields', FormField, [...read.field, ...later.field]],
])('the early form reads each trait of %s, or leaves it for later', (_, schema, known) => {
  const traits = keysOf(schema as unknown as Schema);
  expect(traits.length).toBeGreaterThan(0);
  expect([...known].sort()).toEqual(traits.sort());
});
