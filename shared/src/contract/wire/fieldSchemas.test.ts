import * as z from 'zod/mini';
import {
  Amount,
  Flag,
  Id,
  LocalizedText,
  lenientList,
  NumberLike,
  nullish,
  ScalarText,
  Timestamp,
  tableOf,
} from './fieldSchemas';

describe('the building blocks of schemas', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'find nothing under %s in a table without it',
    (name) => {
      expect(tableOf(z.number()).parse({ a: 1 })[name]).toBeUndefined();
    },
  );

  it('never compile a parser, which a strict content security policy forbids', () => {
    expect(z.config().jitless).toBe(true);
  });

  it('leave out the empty entries of a table', () => {
    expect(tableOf(z.number()).parse({ a: 1, b: null })).toEqual({ a: 1 });
    expect(LocalizedText.parse({ en: 'Cards', ru: null })).toEqual({ en: 'Cards' });
  });

  it('reads null as absent', () => {
    const Thing = z.object({ name: nullish(z.string()) });

    expect(Thing.parse({ name: null }).name).toBeUndefined();
    expect(Thing.parse({}).name).toBeUndefined();
    expect(Thing.parse({ name: '' }).name).toBe('');
    expect(Thing.safeParse({ name: 1 }).success).toBe(false);
  });

  it.each([
    [5, '5'],
    ['0.10', '0.10'],
    [1e-7, '0.0000001'],
  ])('reads the amount %p as decimal text', (raw, text) => {
    expect(Amount.parse(raw)).toBe(text);
  });

  it.each([[Number.NaN], [Infinity], ['free'], [''], [true], [{}]])('rejects the amount %p', (raw) => {
    expect(Amount.safeParse(raw).success).toBe(false);
  });

  it.each([
    [15, 15],
    ['15', 15],
    ['7.50', 7.5],
  ])('reads the number %p as %p', (raw, number) => {
    expect(NumberLike.parse(raw)).toBe(number);
  });

  it.each([['soon'], [''], [true], [{}]])('rejects the number %p', (raw) => {
    expect(NumberLike.safeParse(raw).success).toBe(false);
  });

  it('reads ids and scalars as text', () => {
    expect(Id.parse(42)).toBe('42');
    expect(Id.parse('a-1')).toBe('a-1');
    expect(Id.safeParse('').success).toBe(false);
    expect(ScalarText.parse(true)).toBe('true');
    expect(ScalarText.parse('')).toBe('');
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['false', false],
    ['', false],
  ])('reads the flag %p as %p', (raw, flag) => {
    expect(Flag.parse(raw)).toBe(flag);
  });

  it.each([['yes'], [2], [{}]])('rejects the flag %p', (raw) => {
    expect(Flag.safeParse(raw).success).toBe(false);
  });

  it('takes one text for all languages or one for each', () => {
    expect(LocalizedText.parse('Cards')).toBe('Cards');
    expect(LocalizedText.parse({ en: 'Cards', ru: 'Карты' })).toEqual({ en: 'Cards', ru: 'Карты' });
    expect(LocalizedText.safeParse({ en: 1 }).success).toBe(false);
  });

  it.each(['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.123+05:30', '2026-11-21T10:00Z'])(
    'takes the time %p as it is',
    (text) => {
      expect(Timestamp.parse(text)).toBe(text);
    },
  );

  it.each([
    ['2026-11-21T10:00:00+0300', '2026-11-21T10:00:00+03:00'],
    ['2026-11-21T10:00:00.5-07', '2026-11-21T10:00:00.5-07:00'],
  ])('writes the zone of %p so that every browser can read it', (raw, text) => {
    expect(Timestamp.parse(raw)).toBe(text);
  });

  it.each(['2026-11-21T10:00:00', '2026-11-21', '2026-13-45T10:00:00Z', 'now', ''])(
    'refuses the time %p',
    (text) => {
      expect(Timestamp.safeParse(text).success).toBe(false);
    },
  );

  it('leaves broken members out of a lenient list', () => {
    const list = lenientList(z.object({ id: z.number() }));

    expect(list.parse([{ id: 1 }, { id: 'x' }, null, { id: 2 }])).toEqual([{ id: 1 }, { id: 2 }]);
    expect(list.parse('none')).toEqual([]);
  });
});
