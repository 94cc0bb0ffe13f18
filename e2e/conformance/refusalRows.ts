import { type FormField, toDecimalText } from '@paywidget/shared/contract';
import { type Decimal, toRequestNumber } from '@paywidget/shared/money';
import { amountAbove, amountBelow, type Creation, type CreationKind, createBody } from './creations';
import { Skipped } from './fault';
import { requireRefusal, skipForCaptcha } from './judge';
import { keyOf, shownFields } from './methods';
import { createKey, type Payload } from './operator';
import type { Row, Section } from './row';

interface WrongInput {
  what: string;
  section: Section;
  /** @throws Skipped where the method leaves nothing to do wrong. */
  spoil(creation: Creation): Payload;
}

function withAmount({ payload }: Creation, amount: Decimal | undefined): Payload {
  if (amount === undefined) throw new Skipped('the method’s limits leave no such amount');
  return { ...payload, amount: toRequestNumber(amount) };
}

const fieldsOf = ({ payload }: Creation) => payload.fields as Record<string, string>;

const strangeTexts = ['?', '!', 'x', '0', ' '];

const refuses = ({ validations = [] }: FormField, text: string) =>
  validations.some(({ regex }) => {
    try {
      return !new RegExp(regex, 'u').test(text);
    } catch {
      return false;
    }
  });

export const wrongAmounts: readonly WrongInput[] = [
  {
    what: 'an amount below the minimum',
    section: 'decisions, section 4',
    spoil: (creation) =>
      withAmount(
        creation,
        creation.limits && amountBelow(creation.limits, String(creation.payload.currency)),
      ),
  },
  {
    what: 'an amount above the maximum',
    section: 'decisions, section 4',
    spoil: (creation) => withAmount(creation, creation.limits && amountAbove(creation.limits)),
  },
  {
    what: 'an amount below zero',
    section: 'decisions, section 4',
    spoil: (creation) => withAmount(creation, toDecimalText(-Number(creation.payload.amount))),
  },
  {
    what: 'no amount',
    section: 'contract, "Endpoints"',
    spoil: ({ payload: { amount: _, ...others } }) => others,
  },
];

export const wrongNetworks: readonly WrongInput[] = [
  {
    what: 'a network that the coin has not',
    section: 'contract, "Endpoints"',
    spoil: (creation) => ({
      ...creation.payload,
      fields: { ...fieldsOf(creation), network: 'no-such-network' },
    }),
  },
];

export const wrongMethods: readonly WrongInput[] = [
  {
    what: 'a method that does not exist',
    section: 'contract, "Endpoints"',
    spoil: ({ payload }) => ({
      ...payload,
      [payload.paymentMethod === undefined ? 'paymentType' : 'paymentMethod']: 'no_such_method',
    }),
  },
];

const wrongFields: readonly WrongInput[] = [
  {
    what: 'a field of the form left out',
    section: 'contract, "FormField"',
    spoil(creation) {
      const [required] = shownFields(creation.method);
      if (!required) throw new Skipped(`${creation.method.name} has no fields`);
      const { [keyOf(required)]: _, ...others } = fieldsOf(creation);
      return { ...creation.payload, fields: others };
    },
  },
  {
    what: 'a field that breaks its own rule',
    section: 'contract, "FormField"',
    spoil(creation) {
      for (const field of shownFields(creation.method)) {
        const text = strangeTexts.find((strange) => refuses(field, strange));
        if (text !== undefined)
          return { ...creation.payload, fields: { ...fieldsOf(creation), [keyOf(field)]: text } };
      }
      throw new Skipped(`${creation.method.name} has no field with a rule`);
    },
  },
];

/** What a server has to refuse, whatever a page has let through, without creating anything. */
export function createRefusalRows(
  name: string,
  kind: CreationKind,
  wrong: readonly WrongInput[] = [...wrongAmounts, ...wrongMethods, ...wrongFields],
): Row[] {
  return wrong.map(({ what, section, spoil }) => ({
    name: `${name}: ${what} is refused`,
    section,
    isPayment: true,
    async run(operator) {
      const payload = spoil(await createBody(kind, operator));
      const answer = await operator.send(kind.endpoint, payload, { key: createKey() });
      skipForCaptcha(answer);
      requireRefusal(answer, { so: 'Something was created that nobody should pay' });
    },
  }));
}
