import { median } from './median';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('is NaN for an empty list', () => {
    expect(median([])).toBeNaN();
  });
});
