import { pagePolicy } from './pagePolicy';
import { readDeployed } from './settings';

/** Returns the directives of the policy, by name. */
const policyOf = (settings: Record<string, unknown>) =>
  Object.fromEntries(
    pagePolicy(readDeployed({}, settings).settings)
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.replace(/^\S+ /, '')]),
  );

it('allows scripts, styles and calls of the site only, and leaves frame-ancestors to the header', () => {
  const policy = policyOf({ socketUrl: '/api/socket' });
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self' https: data: blob:",
    'form-action': "'self' https:",
    'object-src': "'none'",
  });
  expect(policy).not.toHaveProperty('frame-ancestors');
});

it('allows the origins of the API, the socket and the files, if they are others', () => {
  expect(
    policyOf({
      apiPrefix: 'https://api.example/v1',
      socketUrl: 'https://api.example/socket',
      staticBase: 'https://cdn.example/static/',
    }),
  ).toMatchObject({
    'connect-src': "'self' https://cdn.example https://api.example wss://api.example",
    'script-src': "'self' https://cdn.example",
    'style-src': "'self' https://cdn.example",
  });
});

it('lists only the sites to which a deployment narrows a directive', () => {
  const policy = {
    'img-src': ['https://*.cdn.example'],
    'frame-src': [],
    'form-action': ['https://provider.example'],
  };
  expect(policyOf({ policy })).toMatchObject({
    'img-src': "'self' https://*.cdn.example data: blob:",
    'frame-src': "'self'",
    'form-action': "'self' https://provider.example",
  });
});

it('frames the captcha’s page at its own origin, and then no page of the site', () => {
  const captchaPage = 'https://captcha.pay.example/paywidget/captcha.html';
  const of = (settings: Record<string, unknown>) => policyOf(settings)['frame-src'];
  expect(of({ captchaPage, siteOrigin: 'https://pay.example' })).toBe('https://captcha.pay.example https:');
  expect(of({ captchaPage, policy: { 'frame-src': [] } })).toBe('https://captcha.pay.example');
  expect(of({ captchaPage: '/security/captcha.html' })).toBe("'self' https:");
});

it.each([
  { 'img-src': ['*'] },
  { 'img-src': ['https:'] },
  { 'img-src': ['https://*'] },
  { 'img-src': ['http://cdn.example'] },
  { 'img-src': ["https://cdn.example 'unsafe-inline'"] },
  { 'form-action': ['https://provider.example; script-src *'] },
  { 'form-action': 'https://provider.example' },
  { 'script-src': ['https://cdn.example'] },
])('refuses the narrowing %j', (policy) => {
  expect(() => readDeployed({}, { policy })).toThrow(/^policy\./);
});
