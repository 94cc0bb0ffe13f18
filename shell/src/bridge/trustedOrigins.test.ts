import { trustOrigins } from './trustedOrigins';

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
