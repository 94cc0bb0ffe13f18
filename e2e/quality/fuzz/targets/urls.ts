import type { CaptchaConfiguration } from '@paywidget/shared/contract';
import { createIconResolver } from '@paywidget/shared/services';
import { CaptchaIdEmptyError } from '@paywidget/shared/transaction';
import fc from 'fast-check';
import { walletLink } from '../../../../shared/src/crypto/model/walletLink';
import { returnUrlOf } from '../../../../shared/src/deposit/order/orderContext';
import {
  followRedirect,
  redirectTo,
  safeUrl,
  UnsafeLinkError,
} from '../../../../shared/src/deposit/response/redirect';
import { videoGuideOf } from '../../../../shared/src/form/guide/videoGuide';
import { captchaSource } from '../../../../shell/src/captcha/captchaSource';
import { captchaVendors } from '../../../../shell/src/captcha/vendors';
import { followRedirect as followInShell } from '../../../../shell/src/lib/bridge/followRedirect';
import { originOf, trustOrigins } from '../../../../shell/src/lib/bridge/trustedOrigins';
import { allowing, mustHold, type Target } from '../target';
import { oddName, oddTexts } from '../values/oddValues';

const base = 'https://pay.example/paywidget/';
const trusted = ['https://casino.example', 'https://pay.example'];
const noise = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  '\t',
  '\n',
  '\0',
  '\u0001',
  '\u00A0',
  '\u200B',
  '\u202E',
  '\ud800',
  '%0a',
  '\\',
);
const scheme = fc.constantFrom(
  ...[
    'https:',
    'http:',
    'HTTPS:',
    'javascript:',
    'JaVaScRiPt:',
    'java\nscript:',
    'data:',
    'vbscript:',
    'blob:',
    'file:',
  ],
  ...[
    'filesystem:',
    'about:',
    'chrome:',
    'view-source:',
    'upi:',
    'intent:',
    'ftp:',
    'ws:',
    'wss:',
    '',
    'http',
    ':',
    'x-y+z.1:',
  ],
);
const slashes = fc.constantFrom('', '/', '//', '///', '\\\\', '/\\', '//\t/');
const authority = fc.constantFrom(
  ...[
    'casino.example',
    'pay.example',
    'evil.example',
    'casino.example@evil.example',
    'casino.example.evil.example',
  ],
  ...[
    'casino.example:443',
    'casino.example:8443',
    '[::1]',
    '[',
    'xn--',
    'ｃasino.example',
    'casino。example',
    '',
    '0x7f.1',
    'www.google.com',
    'static.geetest.com',
  ],
);
const rest = fc.oneof(
  fc.constantFrom('', '/', '/x?y=1#z', '?', '#', '/%', '//', '/../..', 'alert(1)', 'text/html,<script>'),
  fc.string({ maxLength: 6 }),
);

const address: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(noise, scheme, noise, slashes, authority, noise, rest).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.tuple(scheme, scheme, slashes, authority, rest).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.webUrl() },
);

interface UrlCase {
  address: string;
  other: string;
  data: Record<string, string>;
  method: 'GET' | 'POST';
  appLinks: string[];
}

const cases: fc.Arbitrary<UrlCase> = fc.record({
  address,
  other: address,
  data: fc.dictionary(oddName, fc.constantFrom('', 'x', '\ud800', 'submit', '__proto__'), { maxKeys: 3 }),
  method: fc.constantFrom('GET', 'POST'),
  appLinks: fc.subarray(['upi:', 'intent:', 'javascript:', 'data:', 'blob:', 'file:']),
});

/** A URL cannot contain half of a pair of surrogates. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));
const isWeb = (url: string) => /^https?:\/\/[^/]/.test(url);
const unsafe = /^(javascript|data|vbscript|blob|file|filesystem|about|chrome|view-source):/i;

/** A document that records where it would go. A browser resolves the address, so it is resolved here too. */
function createDocument() {
  const opened: string[] = [];
  const open = (url: string) => void opened.push(new URL(url, base).href);
  const form = {
    append: () => {},
    set action(url: string) {
      open(url);
    },
  };
  const document = {
    baseURI: base,
    defaultView: { location: { assign: open } },
    body: { append: () => {} },
    createElement: (name: string) => (name === 'form' ? form : {}),
  } as unknown as Document;
  return { document, opened, open };
}

function checkRedirects({ address, method, data, appLinks }: UrlCase): void {
  const link = allowing([UnsafeLinkError], () => safeUrl(address, base, appLinks));
  if (link) {
    mustHold(
      isWeb(link.href) || appLinks.includes(link.protocol),
      'a link is for the web or a listed app',
      link.href,
    );
    mustHold(!unsafe.test(link.href), 'no link runs or reads anything', link.href);
  }
  const redirect = allowing([UnsafeLinkError], () => redirectTo(address, method, data, base));
  if (redirect) {
    mustHold(isWeb(redirect.url), 'a redirect leads to the web', redirect.url);
    const { searchParams } = new URL(redirect.url);
    if (method === 'GET')
      for (const [name, value] of Object.entries(data))
        mustHold(
          searchParams.getAll(wellFormed(name)).includes(wellFormed(value)),
          'a GET keeps its data',
          name,
          value,
        );
  }
  const { document, opened, open } = createDocument();
  Object.assign(globalThis, { HTMLFormElement: { prototype: { submit: () => {} } } });
  Object.assign(window, { open });
  allowing([UnsafeLinkError], () => followRedirect({ url: address, method, data }, document));
  // A browser refuses an address that it cannot read.
  allowing([TypeError], () => followInShell(document, { url: address, method, data }, '_top'));
  for (const url of opened) mustHold(isWeb(url), 'a window opens the web', url);
}

function checkReturns({ address, other }: UrlCase): void {
  for (const mode of ['helper', 'host', 'self'] as const) {
    const url = returnUrlOf(mode, base, undefined, { returnUrl: address, origin: other, trusted });
    mustHold(trusted.includes(new URL(url).origin) && isWeb(url), 'a player returns to a trusted site', url);
    const host = new URL(url).searchParams.get('hostOrigin');
    mustHold(
      url.startsWith('https://casino.example') || host === null || trusted.includes(host),
      'a host is trusted',
      url,
    );
  }
  const origins = trustOrigins('https://pay.example', () => [address]);
  mustHold(!origins.includes('null') && !origins.includes(''), 'no opaque origin is trusted', origins.all());
  mustHold(
    origins.all().every((origin) => originOf(origin) === origin),
    'origins are origins',
    origins.all(),
  );
}

function checkFiles({ address, other }: UrlCase): void {
  const guide = videoGuideOf(
    { videoGuideUrl: { en: { redesign: address }, constructor: { redesign: other } } },
    { language: 'en', country: 'br' },
  );
  mustHold(guide === undefined || new URL(guide).protocol === 'https:', 'a video is on https', guide);

  const icons = createIconResolver(() => 'https://pay.example/static/');
  for (const kind of ['method', 'currency', 'flag'] as const) {
    const icon = icons.url(address, kind);
    const url = URL.canParse(icon) ? new URL(icon) : undefined;
    mustHold(icon.startsWith('https://'), 'an icon is on https', icon);
    mustHold(!url || url.protocol === 'https:', 'an icon is on https', icon);
    if (!address.startsWith('https://'))
      mustHold(
        url?.href.startsWith('https://pay.example/static/icons/') === true,
        'a file stays in its folder',
        icon,
      );
  }

  const pageUrl = 'https://captcha.example/captcha.html';
  const deployed: CaptchaConfiguration = {
    geetest: { id: 'id', scripts: ['https://deployed.example/x.js'] },
  };
  const source = allowing([CaptchaIdEmptyError], () =>
    captchaSource({
      kind: 'geetest',
      payload: { captcha: { geetest: { id: 'id', scripts: [address, other] } } } as never,
      deployed,
      pageUrl,
      onRejected: () => {},
    }),
  );
  const allowed = new Set(
    [pageUrl, 'https://deployed.example', ...Object.values(captchaVendors).flat()].map(
      (url) => new URL(url).origin,
    ),
  );
  for (const script of source?.scripts ?? []) {
    const url = new URL(script);
    mustHold(
      url.protocol === 'https:' && allowed.has(url.origin),
      'a captcha’s script is of a known vendor',
      script,
    );
  }
}

const coins = ['BTC', 'ETH', 'XLM', 'TON', 'BCH', 'BNB'].map((coin) => ({
  coin,
  network: { XLM: 'stellar', BNB: 'bsc' }[coin] ?? coin,
}));

function checkWallets({ address, other }: UrlCase): void {
  for (const coin of coins) {
    for (const account of [address, `0x${'a'.repeat(40)}`, 'GABC']) {
      const link = walletLink({ ...coin, address: account, memo: other });
      if (link === undefined) continue;
      mustHold(
        /^(?:bitcoin|bitcoincash|ethereum|web\+stellar|ton):/.test(link),
        'a wallet’s link opens a wallet',
        link,
      );
      mustHold(!/[\s<>"]/.test(link), 'a wallet’s link has no space or quote', link);
    }
  }
}

export const urlsTarget: Target<UrlCase> = {
  name: 'URLs',
  input:
    'Addresses with all schemes, noise, credentials and broken hosts: redirects, links, return URLs, origins, videos, icons, captcha scripts, wallet links.',
  rule: 'Only http(s) and listed apps are opened, never a script or a file. Players return to trusted sites only. Icons stay in their folder, captcha scripts at their vendors.',
  cases,
  check(one) {
    checkRedirects(one);
    checkReturns(one);
    checkFiles(one);
    checkWallets(one);
  },
};
