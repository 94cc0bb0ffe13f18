import { headersFor } from './caller';

it('can send every header, whatever text the host gives as its version (20)', () => {
  const platformVersion = 'версия "2"\n\ud83d';
  const { 'X-Extra-Params': extra = '' } = headersFor({ platformVersion });
  expect(new Headers({ extra }).get('extra')).toBe(extra);
  expect(JSON.parse(extra)).toEqual({ platformVersion });
});
