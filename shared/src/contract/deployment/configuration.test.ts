import { Configuration } from './configuration';

describe('Configuration', () => {
  it('requires only the remotes', () => {
    expect(
      Configuration.parse({ remotes: { 'mf-deposit': { version: '1', manifest: 'static/mf.json' } } }),
    ).toEqual({
      apiPrefix: '/api',
      staticBase: '/paywidget/static/',
      allowedOrigins: [],
      vpnAdvice: true,
      packageCardFields: false,
      remotes: { 'mf-deposit': { version: '1', manifest: 'static/mf.json' } },
    });
  });

  it.each([
    [{}],
    [{ remotes: { 'mf-deposit': {} } }],
    [{ remotes: {}, allowedOrigins: '*' }],
    [{ remotes: {}, vpnAdvice: 'no' }],
    [{ remotes: {}, packageCardFields: 'yes' }],
  ])('refuses %j', (raw) => {
    expect(Configuration.safeParse(raw).success).toBe(false);
  });
});
