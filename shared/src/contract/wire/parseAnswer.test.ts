import {
  checkDeposit,
  createDeposit,
  endpoints,
  fetchBoxes,
  fetchDepositStatus,
} from '@paywidget/shared/contract/payments';
import fc from 'fast-check';
import { fetchPaymentMethods } from '../methods/methods';
import { ContractError } from './error';
import { parseAnswer } from './parseAnswer';

const sound = {
  name: 'visa',
  position: 1,
  category: 'card_method',
  amount_rules: { USD: { min: 5, max: '100.50' } },
  fields: [{ name: 'card', type: 'text', mask: '####' }],
};

const methodsOf = (...methods: unknown[]) => parseAnswer(fetchPaymentMethods, { methods });

describe('parseAnswer', () => {
  it('reports nothing about a valid answer', () => {
    const { data, dropped } = methodsOf(sound);

    expect(data.methods).toHaveLength(1);
    expect(dropped).toEqual([]);
  });

  it('ignores unknown fields and reads null as absent', () => {
    const { data, dropped } = methodsOf({ ...sound, category: null, colour: 'red' });

    expect(data.methods[0]).not.toHaveProperty('colour');
    expect(data.methods[0]?.category).toBeUndefined();
    expect(dropped).toEqual([]);
  });

  it.each([
    ['category', 7],
    ['label', 7],
    ['isPopular', 'yes'],
    ['prefilledAmount', 'much'],
    ['banner', {}],
    ['badgeType', {}],
    ['iconIds', 'visa'],
    ['video_guide_url', { ru_ru: {} }],
    ['needsCaptcha', 'hcaptcha'],
  ])('drops the broken optional field %s by itself', (field, value) => {
    const { data, dropped } = methodsOf({ ...sound, [field]: value });

    expect(data.methods).toEqual(methodsOf({ ...sound, [field]: undefined }).data.methods);
    expect(dropped).toEqual([{ path: `methods.0.${field}`, reason: expect.any(String) }]);
  });

  it.each([
    ['name', undefined],
    ['name', ''],
    ['position', 'first'],
    ['amount_rules', { USD: { min: 'x', max: 1 } }],
    ['amount_rules', []],
    ['fields', 'none'],
    ['fields', [{ type: 'text' }]],
  ])('drops only the method whose %s is %p', (field, value) => {
    const { data, dropped } = methodsOf({ ...sound, [field]: value }, { ...sound, name: 'other' });

    expect(data.methods.map(({ name }) => name)).toEqual(['other']);
    expect(dropped).toEqual([{ path: 'methods.0', reason: expect.stringContaining(field) }]);
  });

  it('drops the smallest part that is broken', () => {
    const { data, dropped } = methodsOf({
      ...sound,
      fields: [{ name: 'card', type: 'text', mask: 4 }],
      network: [{ name: 'TRC-20' }, { name: 'ERC-20', code: 'erc' }],
      iconIds: [{ id: 'visa', theme: 'sepia' }],
    });

    expect(data.methods[0]).toMatchObject({
      fields: [{ name: 'card', type: 'text' }],
      network: [{ name: 'ERC-20', code: 'erc' }],
      iconIds: [{ id: 'visa' }],
    });
    expect(dropped.map(({ path }) => path)).toEqual([
      'methods.0.fields.0.mask',
      'methods.0.network.0',
      'methods.0.iconIds.0.theme',
    ]);
  });

  it('reports a dropped member once, not its parts', () => {
    const { dropped } = methodsOf({ name: 'x', position: 'x', category: 1, network: [{}] });

    expect(dropped.map(({ path }) => path)).toEqual(['methods.0']);
  });

  it('drops broken members of a list that is the answer itself', () => {
    const box = { boxId: 1, gcAmount: 1000, scAmount: 10, price: 9.99, priceCurrencyCode: 'USD' };
    const { data, dropped } = parseAnswer(fetchBoxes, [
      { name: 'A', boxes: [box, { boxId: 2 }] },
      { boxes: [] },
    ]);

    expect(data).toEqual([
      { name: 'A', boxes: [{ ...box, boxId: '1', gcAmount: '1000', scAmount: '10', price: '9.99' }] },
    ]);
    expect(dropped.map(({ path }) => path)).toEqual(['0.boxes.1', '1']);
  });

  it.each([
    [fetchPaymentMethods, null, ''],
    [fetchPaymentMethods, { methods: {} }, 'methods'],
    [fetchPaymentMethods, { methods: [], isDirectGeo: 'yes' }, 'isDirectGeo'],
    [fetchDepositStatus, { status: {} }, 'status'],
    [createDeposit, { depositId: 1 }, 'apiResponse'],
    [createDeposit, { depositId: 1, apiResponse: { data: { created: 'now' } } }, 'apiResponse.data.created'],
    [checkDeposit, {}, 'exists'],
  ])('throws a ContractError if the answer breaks as a whole', (endpoint, answer, path) => {
    const read = () => parseAnswer(endpoint, answer);

    expect(read).toThrow(ContractError);
    expect(read).toThrow(
      expect.objectContaining({ endpoint: endpoint.key, path, message: expect.any(String) }),
    );
  });

  it.each(Object.entries(endpoints))('%s: any JSON is read or throws a ContractError', (_, endpoint) => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        try {
          parseAnswer(endpoint, answer);
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
      }),
    );
  });

  it('never drops a valid method because of a broken one', () => {
    const key = fc.constantFrom(
      'name',
      'position',
      'category',
      'label',
      'fields',
      'amount_rules',
      'iconIds',
      'network',
      'badgeConfig',
      '__proto__',
      'constructor',
    );
    const broken = fc
      .dictionary(key, fc.jsonValue())
      .map((changes) => ({ ...sound, name: 'broken', ...changes }));

    fc.assert(
      fc.property(
        fc.array(fc.oneof(broken, fc.jsonValue())),
        fc.array(fc.oneof(broken, fc.jsonValue())),
        (before, after) => {
          const { data, dropped } = methodsOf(...before, sound, ...after);
          const lost = dropped.filter(({ path }) => /^methods\.\d+$/.test(path));

          expect(data.methods).toContainEqual(methodsOf(sound).data.methods[0]);
          expect(data.methods.length + lost.length).toBe(before.length + 1 + after.length);
        },
      ),
    );
  });
});
