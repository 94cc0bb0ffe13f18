import { uniqueLabels } from './uniqueLabels';

const labelsOf = (...labels: string[]) =>
  uniqueLabels(labels.map((label) => ({ label, value: 'x' }))).map(({ label }) => label);

it('numbers repeated labels from the second on', () => {
  expect(labelsOf('Bank', 'Name', 'Bank', 'Bank', 'Name')).toEqual([
    'Bank',
    'Name',
    'Bank 2',
    'Bank 3',
    'Name 2',
  ]);
});

it('keeps the values', () => {
  const rows = [
    { label: 'Bank', value: 'A' },
    { label: 'Bank', value: 'B' },
  ];
  expect(uniqueLabels(rows).map(({ value }) => value)).toEqual(['A', 'B']);
});
