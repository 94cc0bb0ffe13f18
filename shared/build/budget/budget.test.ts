import { outgrown } from './budget';

it('names the files that have outgrown their recorded size', () => {
  expect(outgrown({ a: 2_009, b: 2_011, c: 1 }, { a: 2_000, b: 2_000, c: 5_000 })).toEqual([
    'b has 2011 bytes, 11 more than recorded',
  ]);
});

it('names the files without a recorded size', () => {
  expect(outgrown({ a: 7 }, {})).toEqual(['a has 7 bytes, which are not recorded']);
});
