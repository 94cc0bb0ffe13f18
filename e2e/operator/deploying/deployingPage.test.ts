import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Configuration } from '@paywidget/shared/contract';
import { configurationFields } from '@paywidget/shared/tools/settings';
import { widgetPagePolicy } from '../sandbox/http/policies';

const page = readFileSync(join(__dirname, '../../../docs/guides/deploying.md'), 'utf8');
const [, section = ''] = page.split(/^## config\.json$/m);
const rows = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\| `(\w+)` \| ([^|]*) \|/gm)];

describe('docs/guides/deploying.md', () => {
  it('documents every field of config.json', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual([...configurationFields].sort());
  });

  it('documents the defaults of config.json', () => {
    const { apiPrefix, staticBase, allowedOrigins, vpnAdvice, packageCardFields } = Configuration.parse({
      remotes: {},
    });
    const defaults = Object.fromEntries(rows.map(([, name, value]) => [name, value]));
    expect(defaults).toMatchObject({
      apiPrefix: `\`${apiPrefix}\``,
      staticBase: `\`${staticBase}\``,
      allowedOrigins: `\`${JSON.stringify(allowedOrigins)}\``,
      vpnAdvice: `\`${vpnAdvice}\``,
      packageCardFields: `\`${packageCardFields}\``,
    });
  });

  it('contains the Content Security Policy that the sandbox sends', () => {
    expect(page).toContain(
      widgetPagePolicy('wss://pay.example', ['https://casino.example'], {
        captcha: 'https://captcha.pay.example',
      }),
    );
  });
});
