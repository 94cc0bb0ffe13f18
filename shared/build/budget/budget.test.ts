import { outgrown } from './budget';

it('names the files that have outgrown their recorded size', () => {
  expect(outgrown({ a: 1_005, b: 1_006, c: 1 }, { a: 1_000, b: 1_000, c: 5_000 })).toEqual([
    'b has 1006 bytes, 6 more than recorded',
  ]);
});

it('names the files without a recorded size', () => {
  expect(outgrown({ a: 7 }, {})).toEqual(['a has 7 bytes, which are not recorded']);
});
