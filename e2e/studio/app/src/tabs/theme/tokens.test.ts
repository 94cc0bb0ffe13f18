import { paletteFor, tokenChanges, tokensIn, withToken } from './tokens';

const accent = '--pw-accent';
const both = { [accent]: '#111111', dark: { [accent]: '#eeeeee' } };

it('overrides a token in both modes, or in one', () => {
  expect(withToken({}, 'both', accent, '#222222')).toEqual({ [accent]: '#222222' });
  expect(withToken(both, 'both', accent, '#222222')).toEqual({ [accent]: '#222222' });
  expect(withToken(both, 'light', accent, '#222222')).toEqual({ ...both, light: { [accent]: '#222222' } });
});

it('takes an override back with an empty value', () => {
  expect(withToken(both, 'both', accent, '')).toEqual({});
  expect(withToken({ dark: { [accent]: '#eeeeee' } }, 'dark', accent, '')).toEqual({});
});

it('prefers an override for one mode to an override for both modes', () => {
  expect(tokensIn(both, 'light')).toEqual({ [accent]: '#111111' });
  expect(tokensIn(both, 'dark')).toEqual({ [accent]: '#eeeeee' });
  expect(paletteFor(both, 'dark').accent?.[0]).toBeCloseTo(0xee / 255);
});

it('tells an open widget which overrides are gone', () => {
  expect(tokenChanges(both, {})).toEqual({ [accent]: '', dark: {} });
  expect(tokenChanges(both, { [accent]: '#222222' })).toEqual({ [accent]: '#222222', dark: {} });
});
