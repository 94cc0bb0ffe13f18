/** @jest-environment jsdom */
import { followRedirect, redirectTo, safeUrl, UnsafeLinkError } from './redirect';

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
  });
  const data = { submit: '1', token: '<x>' };
  followRedirect({ url: 'https://bank.example/pay', method: 'POST', data }, document);
  expect(submitted.map((form) => Object.fromEntries(form))).toEqual([data]);
  submit.mockRestore();
});
