import { currencyCodes } from '@paywidget/shared/money';
import { coins } from '../icons';
import { currencyIcon } from './icons';

it.each(currencyCodes)('draws a small icon of %s without scripts', (code) => {
  const svg = currencyIcon(code);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 40 40">.*<\/svg>\n$/);
  expect(svg.length).toBeLessThan(1000);
  expect(svg).not.toMatch(/<script|<style|<image|href|on\w+=|url\(/);
});

it('has a drawing for every coin', () => {
  expect(Object.keys(coins).filter((code) => !(currencyCodes as readonly string[]).includes(code))).toEqual(
    [],
  );
  for (const code of Object.keys(coins)) expect(currencyIcon(code)).not.toContain('<text');
});
