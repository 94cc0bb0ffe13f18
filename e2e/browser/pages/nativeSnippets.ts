export type NativePlatform = 'ios' | 'android';

/** The page that calls the app's message handler. */
export interface Sender {
  origin: string;
  isMainFrame: boolean;
}

/** The behaviour of an app with the snippets of docs/guides/embedding.md, for a widget at `origin`. */
export interface NativeSnippets {
  /** True if the platform gives the message handler to pages of every origin. */
  isHandlerEverywhere: boolean;
  /** Returns the script that the app runs in pages before their own. @param userData JSON text */
  documentScript(userData: string): string;
  /** Returns the script that the app runs to send a message. */
  sendScript(text: string): string;
  /** True if the app reads a message of this page. */
  accepts(sender: Sender): boolean;
}

/** Finds a part of a snippet. @throws Error if the document does not contain it */
function find(part: RegExp, snippet: string): string {
  const [whole, group = whole] = part.exec(snippet) ?? [];
  if (group === undefined) throw new Error(`docs/guides/embedding.md has no ${part}`);
  return group;
}

/** Replaces placeholders of a string in Swift or Kotlin. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, () => value), template);
}

const blockOf = (language: string, document: string) =>
  find(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``), document);

function iosSnippets(document: string, origin: string): NativeSnippets {
  const swift = blockOf('swift', document);
  const added = find(/addUserScript\(WKUserScript\(\s*source: "(.*)",\n/, swift);
  find(/injectionTime: \.atDocumentStart, forMainFrameOnly: true/, swift);
  const sent = find(/callAsyncJavaScript\("(.*)",\n/, swift);
  find(/arguments: \["origin": origin, "text": text\], in: nil, in: \.page/, swift);
  find(
    /guard message\.frameInfo\.isMainFrame, sender\.protocol == "https", sender\.host == "pay\.example", sender\.port == 0,/,
    swift,
  );
  return {
    isHandlerEverywhere: true,
    documentScript: (userData) =>
      `if (window === window.top) { ${fill(added, { '\\(origin)': origin, '\\(userData)': userData })} }`,
    sendScript: (text) =>
      `(async (origin, text) => { ${sent} })(${JSON.stringify(origin)}, ${JSON.stringify(text)})`,
    accepts: (sender) => sender.isMainFrame && sender.origin === origin,
  };
}

function androidSnippets(document: string, origin: string): NativeSnippets {
  const kotlin = blockOf('kotlin', document);
  const added = find(/addDocumentStartJavaScript\(webView,\s*"(.*)", setOf\(origin\)\)/, kotlin);
  const sent = find(/evaluateJavascript\(\s*"(.*)", null\)/, kotlin);
  find(/addWebMessageListener\(webView, "PaywidgetAndroid", setOf\(origin\)\)/, kotlin);
  find(/if \(isMainFrame && sender\.toString\(\) == origin\) receive\(message\.data\)/, kotlin);
  return {
    isHandlerEverywhere: false,
    // The platform runs it in all frames of the origin.
    documentScript: (userData) =>
      `if (location.origin === ${JSON.stringify(origin)}) { ${fill(added, { $origin: origin, $userData: userData })} }`,
    sendScript: (text) => fill(sent, { $origin: origin, '${JSONObject.quote(text)}': JSON.stringify(text) }),
    accepts: (sender) => sender.isMainFrame && sender.origin === origin,
  };
}

/** The scripts that the snippets of docs/guides/embedding.md for app frameworks run in pages. */
export type FrameworkSnippets = Pick<NativeSnippets, 'documentScript' | 'sendScript'>;

/** Reads the snippets for React Native. @throws Error if they do not check the page's origin */
export function readReactNativeSnippets(document: string, origin: string): FrameworkSnippets {
  const [, section = ''] = document.split('### React Native');
  const code = blockOf('tsx', section);
  const added = find(/const script = `([\s\S]*?)`;/, code);
  const sent = find(/injectJavaScript\(\s*`(.*)`,\n/, code);
  find(/injectedJavaScriptBeforeContentLoadedForMainFrameOnly/, code);
  find(/if \(new URL\(nativeEvent\.url\)\.origin === origin\) receive/, code);
  return {
    documentScript: (userData) =>
      fill(added, { '${origin}': origin, '${JSON.stringify({ user })}': userData }),
    sendScript: (text) =>
      fill(sent, { '${origin}': origin, '${JSON.stringify(JSON.stringify(message))}': JSON.stringify(text) }),
  };
}

/** Reads the snippets for Flutter. @throws Error if they do not check the page's origin */
export function readFlutterSnippets(document: string, origin: string): FrameworkSnippets {
  const code = blockOf('dart', document);
  const added = find(/UserScript\(\s*source: "(.*)",\n/, code);
  const sent = find(/evaluateJavascript\(\s*source: "(.*)",\n/, code);
  find(/forMainFrameOnly: true/, code);
  find(/allowedOriginRules: \{origin\}/, code);
  find(/if \(isMainFrame && sourceOrigin\?\.toString\(\) == origin\) receive/, code);
  return {
    documentScript: (userData) => fill(added, { $origin: origin, "${jsonEncode({'user': user})}": userData }),
    sendScript: (text) =>
      fill(sent, { $origin: origin, '${jsonEncode(jsonEncode(message))}': JSON.stringify(text) }),
  };
}

/** Reads the snippets of a platform from docs/guides/embedding.md. @throws Error if they do not check the page's origin */
export function readNativeSnippets(
  platform: NativePlatform,
  document: string,
  origin: string,
): NativeSnippets {
  return platform === 'ios' ? iosSnippets(document, origin) : androidSnippets(document, origin);
}
