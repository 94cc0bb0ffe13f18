import { type FormField, toDecimalText } from '@paywidget/shared/contract';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import { requireRejection, skipForCaptcha } from './assertions';
import {
  amountAbove,
  amountBelow,
  type CreateKind,
  type CreateRequest,
  createRequestFor,
} from './createRequests';
import { Skipped } from './fault';
import { fieldKey, shownFields } from './methods';
import { createKey, type Payload } from './operator';
import type { Row, Section } from './row';

interface InvalidInput {
  what: string;
  section: Section;
  /** Returns the payload with the invalid input. @throws Skipped if the method has no such input. */
  invalidate(creation: CreateRequest): Payload;
}

function withAmount({ payload }: CreateRequest, amount: Decimal | undefined): Payload {
  if (amount === undefined) throw new Skipped('the method’s limits allow no such amount');
  return { ...payload, amount: toRequestNumber(amount) };
}

const fieldsOf = ({ payload }: CreateRequest) => payload.fields as Record<string, string>;

const invalidTexts = ['?', '!', 'x', '0', ' '];

const rejects = ({ validations = [] }: FormField, text: string) =>
  validations.some(({ regex }) => {
    try {
      return !new RegExp(regex, 'u').test(text);
    } catch {
      return false;
    }
  });

export const invalidAmounts: readonly InvalidInput[] = [
  {
    what: 'an amount below the minimum',
    section: 'docs/rules/amounts.md#limits',
    invalidate: (creation) =>
      withAmount(
        creation,
        creation.limits && amountBelow(creation.limits, String(creation.payload.currency)),
      ),
  },
  {
    what: 'an amount above the maximum',
    section: 'docs/rules/amounts.md#limits',
    invalidate: (creation) => withAmount(creation, creation.limits && amountAbove(creation.limits)),
  },
  {
    what: 'a negative amount',
    section: 'docs/rules/amounts.md#limits',
    invalidate: (creation) => withAmount(creation, toDecimalText(-Number(creation.payload.amount))),
  },
  {
    what: 'a missing amount',
    section: 'docs/rules/wire.md#creation-payload',
    invalidate: ({ payload: { amount: _, ...others } }) => others,
  },
];

export const invalidNetworks: readonly InvalidInput[] = [
  {
    what: 'an unknown network',
    section: 'docs/rules/wire.md#crypto-address',
    invalidate: (creation) => ({
      ...creation.payload,
      fields: { ...fieldsOf(creation), network: 'no-such-network' },
    }),
  },
];

export const invalidMethods: readonly InvalidInput[] = [
  {
    what: 'a method that does not exist',
    section: 'docs/rules/wire.md#creation-payload',
    invalidate: ({ payload }) => ({
      ...payload,
      [payload.paymentMethod === undefined ? 'paymentType' : 'paymentMethod']: 'no_such_method',
    }),
  },
];

const invalidFields: readonly InvalidInput[] = [
  {
    what: 'a missing form field',
    section: 'docs/rules/fields.md#rules',
    invalidate(creation) {
      const [required] = shownFields(creation.method);
      if (!required) throw new Skipped(`${creation.method.name} has no fields`);
      const { [fieldKey(required)]: _, ...others } = fieldsOf(creation);
      return { ...creation.payload, fields: others };
    },
  },
  {
    what: 'a field value that breaks its rule',
    section: 'docs/rules/fields.md#rules',
    invalidate(creation) {
      for (const field of shownFields(creation.method)) {
        const text = invalidTexts.find((strange) => rejects(field, strange));
        if (text !== undefined)
          return { ...creation.payload, fields: { ...fieldsOf(creation), [fieldKey(field)]: text } };
      }
      throw new Skipped(`${creation.method.name} has no field with a rule`);
    },
  },
];

/** Rows for invalid input. The server must reject it without creating anything, even though the widget checks it too. */
export function createRejectionRows(
  name: string,
  kind: CreateKind,
  inputs: readonly InvalidInput[] = [...invalidAmounts, ...invalidMethods, ...invalidFields],
): Row[] {
  return inputs.map(({ what, section, invalidate }) => ({
    name: `${name}: ${what} is rejected`,
    section,
    isPayment: true,
    async run(operator) {
      const payload = invalidate(await createRequestFor(kind, operator));
      const answer = await operator.send(kind.endpoint, payload, { key: createKey() });
      skipForCaptcha(answer);
      requireRejection(answer, { effect: 'An invalid deposit or withdrawal was created' });
    },
  }));
}
