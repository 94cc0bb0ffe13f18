import type { SnippetOptions, Way } from './way';

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

/** The web views of native apps. */
export const nativeWays: readonly Way[] = [
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
