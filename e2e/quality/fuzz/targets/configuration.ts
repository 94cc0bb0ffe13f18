import fc from 'fast-check';
import { ConfigurationError, createDeployment } from '../../../../shell/src/lib/federation/configuration';
import { mustHold, type Target } from '../target';
import { mutatedJson, mutatedText } from '../values/mutations';

const configuration = {
  apiPrefix: '/api',
  socketUrl: '/api/socket',
  staticBase: '/paywidget/static/',
  allowedOrigins: ['https://casino.example'],
  remotes: {
    'mf-deposit': {
      version: '1.0.0',
      manifest: 'static/mf-deposit/1.0.0/mf-manifest.json',
      integrity: 'sha384-x',
      files: { entry: 'remoteEntry.js', globalName: 'mf_deposit', routes: ['routes.js'] },
    },
    'mf-withdrawal': { version: '1.0.0', manifest: '/paywidget/static/mf-withdrawal/1.0.0/mf-manifest.json' },
  },
  captcha: { geetest: { id: 'id', scripts: ['https://static.geetest.com/v4/gt4.js'] } },
  captchaPage: 'https://captcha.example/captcha.html',
  vpnAdvice: false,
  appLinks: ['upi:'],
  packageCardFields: false,
  theme: 'dark',
  tokens: { '--pw-accent': '#1d56d8' },
  telemetry: { vitals: true },
  locales: { en: 'hash' },
};
const block = {
  configuration,
  locales: { en: 'hash', de: 'hash' },
};

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};
const cases: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: mutatedJson(block).map(textOf) },
  {
    weight: 1,
    arbitrary: mutatedText(
      [textOf(block)],
      fc.constantFrom('"', '}', '{', ',', '1e9', '\\u', '\0', 'null', '__proto__'),
    ),
  },
);

const root = 'https://pay.example/paywidget/';

/** The names of an address that the deployment cannot be called at. The start then fails with the error page. */
const isInvalid = (error: unknown) => (error as Error).message === 'Invalid URL';

export const configurationTarget: Target<string> = {
  name: 'configuration',
  input: 'The deployment’s config.json in the page’s data block, changed and cut.',
  rule: 'A configuration is used or refused with ConfigurationError or as an invalid URL. What is used has absolute addresses. Deployments are trusted, so they choose their sites.',
  cases,
  check(text) {
    const deployment = createDeployment({
      block: text,
      root,
      fetch: () => Promise.reject(new Error('offline')),
    });
    try {
      const addresses = [
        deployment.apiUrl(),
        deployment.staticUrl(),
        deployment.captchaUrl(),
        ...[deployment.socketUrl() ?? []].flat(),
        ...(['mf-deposit', 'mf-withdrawal'] as const).flatMap((remote) =>
          Object.hasOwn(deployment.versions(), remote) ? deployment.locate(remote).manifestUrl : [],
        ),
      ];
      mustHold(
        addresses.every((address) => URL.canParse(address)),
        'addresses are absolute',
        addresses,
      );
      mustHold(deployment.staticUrl().endsWith('/'), 'files are in a folder', deployment.staticUrl());
    } catch (error) {
      if (error instanceof ConfigurationError || isInvalid(error)) return;
      throw error;
    }
    mustHold(
      deployment.allowedOrigins().every((origin) => typeof origin === 'string'),
      'origins are texts',
    );
    mustHold(
      deployment.appLinks().every((link) => typeof link === 'string'),
      'app links are texts',
    );
    textOf([
      deployment.theme(),
      deployment.tokens(),
      deployment.captcha(),
      deployment.telemetry(),
      deployment.vpnAdvice(),
    ]);
  },
};
