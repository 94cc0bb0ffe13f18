import { originOf, trustOrigins } from './trustedOrigins';

describe('the trusted origins', () => {
  it('are the page’s own origin and the listed ones, without duplicates, * or null', () => {
    const origins = trustOrigins('https://pay.example', () => [
      'https://a.example/x',
      'https://pay.example',
      '*',
      'null',
    ]);
    expect(origins.all()).toEqual(['https://pay.example', 'https://a.example']);
  });

  it('include origins from a configuration that is loaded later', () => {
    const allowed: string[] = [];
    const origins = trustOrigins('https://pay.example', () => allowed);
    expect(origins.includes('https://a.example')).toBe(false);
    allowed.push('https://a.example');
    expect(origins.includes('https://a.example')).toBe(true);
  });
});

it.each([
  ['https://a.example:8443/x?y#z', 'https://a.example:8443'],
  ['file:///etc/passwd', undefined],
  ['data:text/html,x', undefined],
  ['null', undefined],
  ['', undefined],
])('the origin of %j is %s', (url, origin) => {
  expect(originOf(url)).toBe(origin);
});
