import { trustOrigins } from './trustedOrigins';

describe('the trusted origins', () => {
  it('are the own and the listed ones, as origins, once each', () => {
    const origins = trustOrigins('https://pay.example', () => [
      'https://a.example/x',
      'https://pay.example',
      '*',
      'null',
    ]);
    expect(origins.all()).toEqual(['https://pay.example', 'https://a.example']);
  });

  it('follow a configuration that arrives later', () => {
    const allowed: string[] = [];
    const origins = trustOrigins('https://pay.example', () => allowed);
    expect(origins.includes('https://a.example')).toBe(false);
    allowed.push('https://a.example');
    expect(origins.includes('https://a.example')).toBe(true);
  });
});
