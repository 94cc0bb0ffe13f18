import * as fc from 'fast-check';
import { catalogue, type WireField, type WireMethod } from '../../catalogue';
import { viewTypeOf } from '../operator/responses/deposit';
import { type OpenSandbox, openSandbox, type TestPlayer } from '../testing/openSandbox';

/** Returns a value that the field's rules accept. */
function validValue({ values, validations = [] }: WireField): string {
  if (values?.[0]) return String(values[0].value);
  const rules = validations.map(({ regex }) => new RegExp(regex, 'u'));
  const [first] = rules;
  if (!first) return 'anything';
  return (
    fc.sample(
      textsOf(first.source).filter((text) => text !== '' && rules.every((rule) => rule.test(text))),
      { numRuns: 1, seed: 1 },
    )[0] ?? ''
  );
}

const texts = new Map<string, fc.Arbitrary<string>>();

/** Returns texts that match a pattern. Cached: many methods share a few patterns, which are slow to prepare. */
function textsOf(pattern: string): fc.Arbitrary<string> {
  let cached = texts.get(pattern);
  if (!cached) {
    // fast-check does not support lookaheads. The caller filters out the texts that they forbid.
    const withoutLookaheads = pattern.replace(/\(\?![^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    cached = fc.stringMatching(new RegExp(withoutLookaheads, 'u'));
    texts.set(pattern, cached);
  }
  return cached;
}

const fieldsOf = ({ fields = [], network }: WireMethod) => ({
  ...Object.fromEntries(
    fields
      .filter(({ type }) => type !== 'amount')
      .map((field) => [field.alias ?? field.name, validValue(field)]),
  ),
  ...(network?.[0] && { network: network[0].code }),
});

describe('every method of the catalogue', () => {
  let sandbox: OpenSandbox;
  let player: TestPlayer;
  beforeAll(async () => {
    sandbox = await openSandbox({ variesForms: true });
    player = await sandbox.signIn({ country: 'de', currency: 'EUR' });
  });
  afterAll(() => sandbox.close());

  const methods = catalogue.map(({ method, depositLimits }) => ({
    method,
    limits: method.amount_rules ?? depositLimits,
  }));

  it.each(methods.map((row) => [row.method.name, row] as const))(
    '%s creates a deposit with a response that satisfies the contract',
    async (name, { method, limits }) => {
      const viewType = viewTypeOf(method);
      const [currency = 'EUR', range] = Object.entries(limits ?? {})[0] ?? [method.currency?.[0]];
      const common = {
        currency,
        fields: fieldsOf(method),
        isActivatedBonus: false,
        selectedCountry: 'de',
        captchaBypass: true,
      };
      const amount = { amount: range?.minNonRus ?? range?.min ?? 100 };
      const isAddress = method.category === 'crypto';
      const { status, body } =
        viewType === 'p2p'
          ? await player.call('deposit-create-p2p', { ...common, ...amount, paymentMethod: name })
          : await player.call(viewType === 'india' ? 'BANKING/deposit-prepare' : 'BANKING/deposit-create', {
              ...common,
              ...(isAddress ? { isNewFlow: true } : amount),
              paymentType: name,
            });
      expect(String(body.depositId)).toMatch(/^\d{15}$/);
      expect(status).toBe(200);

      const { depositId } = body;
      if (viewType === 'onramp') {
        const offer = { depositId, paymentType: name, method: 'moonpay' };
        expect(
          (await player.call('BANKING/external-deposit-continue', offer)).body.apiResponse.source,
        ).toContain(String(depositId));
      }
      if (viewType === 'india') {
        const paid = await player.call('BANKING/deposit-complete', {
          depositId,
          paymentType: name,
          fields: { utr: '123456789012' },
        });
        expect(paid.status).toBe(200);
      }
    },
  );
});
