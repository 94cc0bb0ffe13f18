import { withDeployment } from './indexPage';

const page = '<head><!-- deployment --><!-- /deployment --></head>';
const deployment = { configuration: {}, locales: {} };

it('escapes every attribute', () => {
  const evil = '"><script src="https://evil.example/x.js"></script>&<!--';
  const html = withDeployment(page, deployment, evil, {
    scripts: [evil],
    fallback: evil,
    shell: evil,
    styles: [evil],
    preloads: [{ href: evil, as: 'script' }],
    list: evil,
    earlyForm: [{ href: evil, as: 'style' }],
    later: { scripts: [evil], preloads: [{ href: evil, as: 'script' }] },
    form: [evil],
  });
  expect(html).not.toContain('<script src');
  expect(html).not.toContain('"">');
  expect(html.match(/&quot;>&lt;script src=&quot;/g)).toHaveLength(11);
});

it('inserts the policy before everything else', () => {
  const html = withDeployment(page, deployment, "script-src 'self'", {
    scripts: ['/early.js'],
    fallback: '/fallback.js',
    shell: '/shell.js',
    styles: [],
    preloads: [],
    list: '/list.js',
    earlyForm: [{ href: '/form.css', as: 'style' }],
    later: { scripts: [], preloads: [] },
    form: [],
  });
  expect(html).toMatch(
    /^<head><!-- deployment -->\n<meta http-equiv="Content-Security-Policy" content="script-src 'self'">\n/,
  );
});
