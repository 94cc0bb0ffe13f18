import { bonusColour } from './bonusColour';

it.each([
  ['0', 'deposit', 'pink'],
  ['1', 'deposit', 'purple'],
  ['2', 'deposit', 'blue'],
  ['3', 'deposit', 'orange'],
  ['4', 'deposit', 'pink'],
  ['90071992547409910001', 'deposit', 'purple'],
  ['welcome', 'deposit', 'orange'],
  ['-1', 'deposit', 'orange'],
  ['1.5', 'deposit', 'orange'],
  ['0', 'freespin', 'freespin'],
  ['welcome', 'freespin', 'freespin'],
] as const)('the bonus %s of type %s is %s', (id, type, colour) => {
  expect(bonusColour({ id, type })).toBe(colour);
});
