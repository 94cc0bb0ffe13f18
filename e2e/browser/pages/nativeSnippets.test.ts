import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { readFlutterSnippets, readNativeSnippets, readReactNativeSnippets } from './nativeSnippets';

const document = readFileSync(join(__dirname, '../../../docs/guides/embedding.md'), 'utf8');
const origin = 'https://pay.example';
const userData = '{"user":{"token":"secret"}}';

/** Runs a script in a page, and returns the members that the page then has. */
function runIn(page: { origin: string; isFramed?: boolean }, script: string) {
  const received: string[] = [];
  const window: Record<string, unknown> = {
    location: { origin: page.origin },
    paywidgetMessage: (text: string) => received.push(text),
  };
  window.window = window;
  window.top = page.isFramed ? {} : window;
  runInContext(script, createContext(window));
  return { data: window.paywidgetUserData, received };
}

describe.each(['ios', 'android'] as const)('the %s snippets of docs/guides/embedding.md', (platform) => {
  const app = readNativeSnippets(platform, document, origin);

  it('give the player’s data and messages to the widget’s page', () => {
    expect(runIn({ origin }, app.documentScript(userData)).data).toEqual({ user: { token: 'secret' } });
    const message = JSON.stringify({ type: 'login.token', payload: { token: 'it’s "new"' } });
    expect(runIn({ origin }, app.sendScript(message)).received).toEqual([message]);
    expect(app.accepts({ origin, isMainFrame: true })).toBe(true);
  });

  it.each([
    { origin: 'https://provider.example' },
    { origin: 'https://pay.example.evil.example' },
    { origin: 'http://pay.example' },
    { origin: 'https://pay.example:8443' },
    { origin: 'null' },
    { origin, isFramed: true },
  ])('give no data to the page %j, and read none of its messages', (page) => {
    expect(runIn(page, app.documentScript(userData)).data).toBeUndefined();
    expect(app.accepts({ origin: page.origin, isMainFrame: !page.isFramed })).toBe(false);
    if (!page.isFramed) expect(runIn(page, app.sendScript('{"type":"login.token"}')).received).toEqual([]);
  });

  it('cannot be replaced by snippets that do not check the page', () => {
    const careless = document
      .replace(/sender\.host == "pay\.example"/, 'true')
      .replace(/ && sender\.toString\(\) == origin/, '');
    expect(() => readNativeSnippets(platform, careless, origin)).toThrow('docs/guides/embedding.md has no');
  });
});

describe.each([
  ['React Native', readReactNativeSnippets],
  ['Flutter', readFlutterSnippets],
] as const)('the %s snippets of docs/guides/embedding.md', (_, read) => {
  const app = read(document, origin);

  it('give the player’s data and messages to the widget’s page', () => {
    expect(runIn({ origin }, app.documentScript(userData)).data).toEqual({ user: { token: 'secret' } });
    const message = JSON.stringify({ type: 'login.token', payload: { token: 'it’s "new"' } });
    expect(runIn({ origin }, app.sendScript(message)).received).toEqual([message]);
  });

  it.each([
    { origin: 'https://provider.example' },
    { origin: 'https://pay.example.evil.example' },
    { origin: 'http://pay.example' },
    { origin: 'null' },
    { origin, isFramed: true },
  ])('give no data and no messages to the page %j', (page) => {
    expect(runIn(page, app.documentScript(userData)).data).toBeUndefined();
    if (!page.isFramed) expect(runIn(page, app.sendScript('{"type":"login.token"}')).received).toEqual([]);
  });

  it('cannot be replaced by snippets that do not check the page', () => {
    const careless = document
      .replace(/ === origin\) receive/, ') receive')
      .replace(/ == origin\) receive/g, ') receive');
    expect(() => read(careless, origin)).toThrow('docs/guides/embedding.md has no');
  });
});
