import { samplePaymentMethod } from '@paywidget/shared/testing';
import { listEntries, methodsOfGroup } from './groups';

const method = (name: string, position: number, category?: string, label?: string) =>
  samplePaymentMethod(name, { position, category, label });

const shortOf = (entries: ReturnType<typeof listEntries>) =>
  entries.map((entry) =>
    entry.kind === 'group'
      ? `${entry.name}[${entry.methods.map(({ name }) => name).join(' ')}]`
      : entry.method.name,
  );

describe('listEntries', () => {
  it.each([
    ['nothing for no methods', [], []],
    ['methods by position', [method('b', 2), method('a', 1)], ['a', 'b']],
    [
      'methods with the same position in the order of the server',
      [method('b', 1), method('a', 1)],
      ['b', 'a'],
    ],
    [
      'a group at the lowest position of its members',
      [method('late', 9, 'card_method'), method('middle', 5), method('early', 1, 'card_method')],
      ['card_method[early late]', 'middle'],
    ],
    [
      'a group of one as a single method',
      [method('only', 1, 'e-money'), method('other', 2)],
      ['only', 'other'],
    ],
    [
      'methods without a category as single methods',
      [method('a', 1), method('b', 2, 'crypto'), method('c', 3, 'crypto')],
      ['a', 'crypto[b c]'],
    ],
    [
      'methods with an empty category as single methods',
      [method('a', 1, ''), method('b', 2, '')],
      ['a', 'b'],
    ],
  ])('shows %s', (_, methods, expected) => {
    expect(shortOf(listEntries(methods))).toEqual(expected);
  });

  it("takes a group's position from its lowest member, and its label from any member with one", () => {
    const [group] = listEntries([method('a', 7, 'banks'), method('b', 3, 'banks', 'Banks')]);
    expect(group).toMatchObject({ kind: 'group', position: 3, label: 'Banks' });
  });

  it('does not reorder its input', () => {
    const methods = [method('b', 2), method('a', 1)];
    listEntries(methods);
    expect(methods.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});

describe('methodsOfGroup', () => {
  const methods = [method('b', 2, 'crypto'), method('x', 1), method('a', 1, 'crypto')];

  it.each([
    ['crypto', ['a', 'b']],
    ['unknown', []],
  ])('returns the members of the group %s by position', (group, expected) => {
    expect(methodsOfGroup(methods, group).map(({ name }) => name)).toEqual(expected);
  });
});
