import { outgrown } from './budget';

it('names the files that have outgrown their recorded size', () => {
  const recorded = { small: 2_000, larger: 2_000, large: 20_000, huge: 20_000, lighter: 5_000 };
  const actual = { small: 2_048, larger: 2_049, large: 20_100, huge: 20_101, lighter: 1 };
  expect(outgrown(actual, recorded)).toEqual([
    'larger has 2049 bytes, 49 more than recorded',
    'huge has 20101 bytes, 101 more than recorded',
  ]);
});

it('names the files without a recorded size', () => {
  expect(outgrown({ a: 7 }, {})).toEqual(['a has 7 bytes, which are not recorded']);
});
