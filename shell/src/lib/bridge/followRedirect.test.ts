/** @jest-environment jsdom */
import { followRedirect, isSafe } from './followRedirect';

const url = 'https://bank.example/pay?order=1';

afterEach(() => jest.restoreAllMocks());

describe('a redirect', () => {
  it('opens the URL for a GET', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    expect(followRedirect(document, { url, method: 'GET', data: {} }, '_top')).toBe(true);
    expect(open).toHaveBeenCalledWith(url, '_top');
  });

  it('submits a form for a POST, even with a field named submit', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const redirect = { url, method: 'POST', data: { submit: '1', token: '<b>' } } as const;
    expect(followRedirect(document, redirect, '_self')).toBe(true);
    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect(form.hidden).toBe(true);
    for (const field of form.elements) expect(field.getAttribute('type')).toBe('hidden');
    expect([form.getAttribute('action'), form.method, form.target]).toEqual([url, 'post', '_self']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ submit: '1', token: '<b>' });
  });

  it.each(['http://bank.example', 'HTTPS://bank.example', ' https://bank.example '])(
    'is safe to %s',
    (address) => {
      expect(isSafe(address)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'blob:https://x',
    'chrome://x',
    'about:blank',
    '/relative',
    'https:',
  ])('is not followed to %s', (unsafe) => {
    const open = jest.spyOn(window, 'open');
    expect(isSafe(unsafe)).toBe(false);
    expect(followRedirect(document, { url: unsafe, method: 'GET', data: {} }, '_self')).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});
