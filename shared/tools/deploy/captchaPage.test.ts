import { withCaptchaDeployment } from './captchaPage';

const page = '<head><!-- deployment --><!-- /deployment --><script src="captcha.js"></script></head>';
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

const configuration = {
  remotes: {},
  allowedOrigins: ['https://casino.example'],
  captcha: {
    geetest: {
      id: 'id',
      scripts: ['https://mirror.example/gt4.js', '/own/gt4.js', 'http://plain.example/gt4.js'],
    },
  },
};

it('allows scripts of the vendors, of the site itself, and of the deployment’s https origins', () => {
  const policy = policyOf(withCaptchaDeployment(page, configuration));
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts.split(' ')).toEqual(
    expect.arrayContaining(["'self'", 'https://*.geetest.com', 'https://mirror.example']),
  );
  expect(scripts).not.toMatch(/unsafe|plain/);
  expect(policy).toContain("default-src 'none'");
});

it('inserts the policy before all scripts, and can be repeated', () => {
  const once = withCaptchaDeployment(page, configuration);
  expect(once.indexOf('Content-Security-Policy')).toBeLessThan(once.indexOf('captcha.js'));
  expect(withCaptchaDeployment(once, configuration)).toBe(once);
});

it('inserts the widget’s origin, if the page is at another one', () => {
  const html = withCaptchaDeployment(page, { ...configuration, siteOrigin: 'https://pay.example' });
  expect(html).toContain('id="paywidget-origins">["https://pay.example","https://casino.example"]<');
});

it('inserts the allowed origins as escaped JSON', () => {
  const html = withCaptchaDeployment(page, {
    ...configuration,
    allowedOrigins: ['https://a.example/</script>'],
  });
  const [, origins = ''] = /id="paywidget-origins">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(origins)).toEqual(['https://a.example/</script>']);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
