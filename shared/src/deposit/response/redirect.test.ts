/** @jest-environment jsdom */
import { followRedirect, Redirect, redirectTo, safeUrl, UnsafeLinkError } from './redirect';

const base = 'https://pay.example/paywidget/';

describe('a link', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://pay.example/1',
    'about:blank',
    'chrome://settings',
    'intent://pay#Intent;end',
    'https://',
  ])('is rejected: %j', (link) => {
    expect(() => safeUrl(link, base)).toThrow(UnsafeLinkError);
  });

  it.each([
    ['https://bank.example/a', 'https://bank.example/a'],
    ['http://bank.example', 'http://bank.example/'],
    ['/provider/1', 'https://pay.example/provider/1'],
    ['provider', 'https://pay.example/paywidget/provider'],
    ['//bank.example/b', 'https://bank.example/b'],
  ])('is accepted: %s', (link, url) => {
    expect(safeUrl(link, base).href).toBe(url);
  });
});

describe('a link of an app', () => {
  it.each(['upi://pay?pa=shop', 'UPI://pay?pa=shop'])(
    'is accepted if the deployment lists its scheme: %s',
    (link) => {
      expect(safeUrl(link, base, ['upi:', 'mydata:']).protocol).toBe('upi:');
      expect(() => safeUrl(link, base, ['phonepe:'])).toThrow(UnsafeLinkError);
      expect(() => safeUrl(link, base)).toThrow(UnsafeLinkError);
    },
  );

  it('may have a scheme that ends like an unsafe one', () => {
    expect(safeUrl('mydata:1', base, ['mydata:']).href).toBe('mydata:1');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://pay.example/1',
    'file:///etc/passwd',
    'filesystem:https://pay.example/1',
    'about:blank',
    'chrome://settings',
    'view-source:https://pay.example',
  ])('is rejected whatever the deployment lists: %s', (link) => {
    const scheme = link.slice(0, link.indexOf(':') + 1);
    expect(() => safeUrl(link, base, [scheme])).toThrow(UnsafeLinkError);
  });
});

it('keeps the data of a POST out of the URL', () => {
  expect(redirectTo('/pay?q=1', 'POST', { token: '<x>' }, base)).toEqual({
    url: 'https://pay.example/pay?q=1',
    method: 'POST',
    data: { token: '<x>' },
  });
});

it.each([
  [{ url: 'https://bank.example', method: 'GET', data: {} }, true],
  [{ url: 'https://bank.example', method: 'POST', data: { token: 'x' } }, true],
  [{ url: 'https://bank.example', method: 'PUT', data: {} }, false],
  [{ url: 'https://bank.example', method: 'POST', data: { token: 1 } }, false],
  [{ url: 1, method: 'GET', data: {} }, false],
])('%j is a redirect: %s', (value, expected) => {
  expect(Redirect.safeParse(value).success).toBe(expected);
});

it('opens the URL of a GET in the window of the document', () => {
  const assign = jest.fn();
  const page = { baseURI: base, defaultView: { location: { assign } } } as unknown as Document;
  followRedirect({ url: 'https://bank.example/pay', method: 'GET', data: {} }, page);
  expect(assign.mock.calls).toEqual([['https://bank.example/pay']]);
});

it('opens nothing in a document whose window is gone', () => {
  const page = document.implementation.createHTMLDocument();
  const redirect = { url: 'https://bank.example/pay', method: 'GET', data: {} } as const;
  expect(() => followRedirect(redirect, page)).not.toThrow();
});

it.each(['GET', 'POST'] as const)('follows no unsafe link: %s', (method) => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
  expect(() => followRedirect({ url: 'javascript:alert(1)', method, data: {} }, document)).toThrow(
    UnsafeLinkError,
  );
  expect(submit).not.toHaveBeenCalled();
  submit.mockRestore();
});

it('escapes the data of a GET and keeps the existing query', () => {
  const redirect = redirectTo('https://bank.example/?q=1#part', 'GET', { 'a b': 'c&d', q: '2' }, base);
  expect(redirect).toEqual({ url: 'https://bank.example/?q=1&a+b=c%26d&q=2#part', method: 'GET', data: {} });
});

it('submits a form for a POST, even if a field is named submit', () => {
  const submitted: FormData[] = [];
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submitted.push(new FormData(this));
    expect(this.action).toBe('https://bank.example/pay');
    expect(this.method).toBe('post');
    expect(this).not.toBeVisible();
    for (const field of this.elements) expect(field).toHaveAttribute('type', 'hidden');
  });
  const data = { submit: '1', token: '<x>' };
  followRedirect({ url: 'https://bank.example/pay', method: 'POST', data }, document);
  expect(submitted.map((form) => Object.fromEntries(form))).toEqual([data]);
  submit.mockRestore();
});
