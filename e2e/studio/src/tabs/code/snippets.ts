import { literal, Name } from './literal';

/** What the code passes to the widget. */
export interface SnippetOptions {
  /** The address of the deployment, with a slash at its end. */
  src: string;
  transaction: 'deposit' | 'withdrawal';
  theme: 'light' | 'dark' | 'auto';
  tokens: Readonly<Record<string, unknown>>;
  view: string;
  country: string;
  currency: string;
  lang: string;
}

export type Language = 'html' | 'js' | 'tsx' | 'swift' | 'kotlin' | 'sh' | 'vue';

interface File {
  name: string;
  language: Language;
  code: string;
}

/** A way to put the widget into a site or an app. */
interface Way {
  id: string;
  name: string;
  /** When to use it. */
  hint: string;
  files: (options: SnippetOptions) => readonly File[];
}

const token = new Name('token');

const userOf = ({ country, currency, lang }: SnippetOptions) => ({
  token,
  paymentGeo: country.toUpperCase(),
  currency,
  locale: lang,
});

/** The options that differ from the widget's defaults. */
const shownOf = ({ transaction, theme, tokens, view }: SnippetOptions) => ({
  payload: view === 'main' ? undefined : { widgetViewType: view },
  transaction: transaction === 'deposit' ? undefined : transaction,
  theme: theme === 'light' ? undefined : theme,
  tokens: Object.keys(tokens).length > 0 ? tokens : undefined,
});

const listeners = new Name('{ DepositStatus: ({ depositId, status }) => console.log(depositId, status) }');

const manifestOf = ({ src }: SnippetOptions) => new URL('mf-manifest.json', src).href;
const originOf = ({ src }: SnippetOptions) => new URL(src).origin;

/** The data that a native app gives to the web view, as JSON. */
const userData = (options: SnippetOptions) =>
  JSON.stringify(
    {
      user: {
        token: '…',
        paymentGeo: options.country.toUpperCase(),
        currency: options.currency,
        locale: options.lang,
        platform: 'ios',
      },
    },
    null,
    2,
  );

const container = '<div id="cashier"></div>';

export const ways: readonly Way[] = [
  {
    id: 'script',
    name: 'Script',
    hint: 'Any site, without a build. The widget’s code runs in a frame, not in your page.',
    files: (options) => [
      {
        name: 'cashier.html',
        language: 'html',
        code: `${container}\n<script src="${new URL('embed.js', options.src).href}" async></script>\n<script src="cashier.js"></script>`,
      },
      {
        name: 'cashier.js',
        language: 'js',
        code: `(window.paywidgetQueue ??= []).push((Paywidget) => {\n  Paywidget.open(${literal(
          { container: '#cashier', user: userOf(options), ...shownOf(options), on: listeners },
          '  ',
        )});\n});`,
      },
    ],
  },
  {
    id: 'npm',
    name: 'npm',
    hint: 'The same frame for sites that bundle their scripts, with types.',
    files: (options) => [
      { name: 'Terminal', language: 'sh', code: 'npm install @paywidget/embed' },
      {
        name: 'cashier.ts',
        language: 'js',
        code: `import { open } from '@paywidget/embed';\n\nconst widget = open(${literal({
          container: '#cashier',
          src: options.src,
          user: userOf(options),
          ...shownOf(options),
          on: listeners,
        })});`,
      },
    ],
  },
  {
    id: 'package',
    name: 'Package',
    hint: 'Inside your own page, without a frame: a Module Federation remote that your script loads.',
    files: (options) => [
      { name: 'Terminal', language: 'sh', code: 'npm install @module-federation/runtime' },
      {
        name: 'cashier.ts',
        language: 'js',
        code: `import { createInstance } from '@module-federation/runtime';\n\nconst federation = createInstance(${literal(
          {
            name: 'casino',
            remotes: [{ name: 'paywidget', entry: manifestOf(options) }],
          },
        )});\nconst { mount } = await federation.loadRemote('paywidget/mount');\nconst widget = mount(document.querySelector('#cashier'), ${literal(
          {
            user: userOf(options),
            ...shownOf(options),
            on: listeners,
          },
        )});`,
      },
    ],
  },
  {
    id: 'react-remote',
    name: 'React remote',
    hint: 'React 19 with Module Federation in your build: the widget is a component of your page.',
    files: (options) => {
      const { payload, transaction, theme, tokens } = shownOf(options);
      const props = [
        `user={${literal(userOf(options), '  ')}}`,
        payload && `payload={${literal(payload, '  ')}}`,
        transaction && `transaction="${transaction}"`,
        theme && `theme="${theme}"`,
        tokens && `tokens={${literal(tokens, '  ')}}`,
        'on={{ Close: () => setOpen(false) }}',
      ].filter((prop) => prop !== undefined);
      return [
        {
          name: 'webpack.config.js',
          language: 'js',
          code: `new ModuleFederationPlugin(${literal({
            name: 'casino',
            remotes: { paywidget: `paywidget@${manifestOf(options)}` },
          })});`,
        },
        {
          name: 'Cashier.tsx',
          language: 'tsx',
          code: `import { PayWidget } from 'paywidget/Widget';\n\n<PayWidget\n${props.map((prop) => `  ${prop}\n`).join('')}/>;`,
        },
      ];
    },
  },
  {
    id: 'ios',
    name: 'iOS',
    hint: 'The web view of a native app. Only the widget’s own pages get the player’s data.',
    files: (options) => [
      {
        name: 'CashierView.swift',
        language: 'swift',
        code: `let origin = "${originOf(options)}"
let controller = WKUserContentController()
controller.add(self, name: "paywidget")
controller.addUserScript(WKUserScript(
  source: "if (location.origin === '\\(origin)') window.paywidgetUserData = \\(userData)",
  injectionTime: .atDocumentStart, forMainFrameOnly: true))

let configuration = WKWebViewConfiguration()
configuration.userContentController = controller
let webView = WKWebView(frame: view.bounds, configuration: configuration)
webView.load(URLRequest(url: URL(string: "${options.src}${options.transaction}")!))`,
      },
      { name: 'userData', language: 'js', code: userData(options) },
    ],
  },
  {
    id: 'android',
    name: 'Android',
    hint: 'The web view of a native app, with androidx.webkit.',
    files: (options) => [
      {
        name: 'CashierActivity.kt',
        language: 'kotlin',
        code: `val origin = "${originOf(options)}"
webView.settings.javaScriptEnabled = true
webView.settings.domStorageEnabled = true
WebViewCompat.addWebMessageListener(webView, "PaywidgetAndroid", setOf(origin)) { _, message, sender, isMainFrame, _ ->
    if (isMainFrame && sender.toString() == origin) receive(message.data)
}
WebViewCompat.addDocumentStartJavaScript(webView,
    "if (location.origin === '$origin' && window === top) window.paywidgetUserData = $userData", setOf(origin))
webView.loadUrl("${options.src}${options.transaction}")`,
      },
      { name: 'userData', language: 'js', code: userData(options).replace('"ios"', '"android"') },
    ],
  },
];
