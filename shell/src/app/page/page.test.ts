/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { helperAppearance } from '../../lib/session';
import { startWidget } from '../start/start';
import { startPage } from './page';

jest.mock('../start/start', () => ({
  startWidget: jest.fn(() => ({ update: jest.fn(), dispose: jest.fn() })),
}));

function startAt(address: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="paywidget"></div>';
  startPage(window, undefined);
  const options = jest.mocked(startWidget).mock.lastCall?.[0];
  if (!options) throw new Error('It did not start');
  return options;
}

beforeEach(() => jest.clearAllMocks());

describe('the page', () => {
  it.each([
    ['/paywidget/', '/'],
    ['/paywidget', '/'],
    ['/paywidget/withdrawal/', '/withdrawal'],
    ['/paywidget/deposit/redirect', '/deposit/redirect'],
  ])('at %s starts on %s', (address, path) => {
    expect(startAt(address)).toMatchObject({ path, root: 'http://localhost/paywidget/', isFramed: false });
  });

  it('reads the loader’s expectations from the query and ignores other parameters', () => {
    expect(startAt('/paywidget/?theme=dark&lang=es-MX&view=sweep')).toMatchObject({
      theme: 'dark',
      expected: { language: 'es-MX', viewType: 'sweep' },
    });
    expect(startAt('/paywidget/?theme=pink&view=other')).toMatchObject({
      theme: 'auto',
      expected: { viewType: 'main' },
    });
  });

  it.each([
    ['/paywidget/form', undefined],
    ['/paywidget/deposit/complete?status=processed', undefined],
    ['/paywidget/deposit', 'There is no host'],
  ])('at %s without a host: %s', async (address, failure) => {
    const answer = startAt(address).bridge.start();
    if (failure) await expect(answer).rejects.toThrow(failure);
    else await expect(answer).resolves.toEqual({ closingButton: false, user: { locale: 'en-US' } });
  });

  it.each([
    ['is neither framed nor in an app', undefined, true],
    ['is an app’s', { postMessage: () => {} }, false],
  ])('%s', (_what, app, isBare) => {
    window.PaywidgetAndroid = app;
    expect(startAt('/paywidget/deposit/complete?status=processed')).toMatchObject({ isBare });
    delete window.PaywidgetAndroid;
  });

  it.each([
    ['ar-EG', 'rtl'],
    ['ru-KZ', 'ltr'],
    ['en', 'ltr'],
  ])('takes the language of its texts, such as %s, as the language of the document', (language, dir) => {
    startAt('/paywidget/').onLanguage?.(language);
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(document.documentElement).toHaveAttribute('dir', dir);
  });

  describe('of the helper window', () => {
    const asked = '/paywidget/form?theme=dark&lang=ar';
    const tokens = { '--pw-accent': 'rebeccapurple' };

    it.each([
      ['that was just opened', asked, undefined],
      ['to which the provider sent the player back', '/paywidget/form?returned=1', tokens],
    ])('has the appearance of the widget in a window %s', async (_, address, expected) => {
      startAt(asked);
      helperAppearance.write({ ...helperAppearance.read(), tokens });
      const { theme, tokens: applied, bridge, expected: files } = startAt(address);
      expect({ theme, tokens: applied, files }).toMatchObject({ theme: 'dark', files: { language: 'ar' } });
      expect(applied).toEqual(expected);
      await expect(bridge.start()).resolves.toMatchObject({ user: { locale: 'ar' } });
    });

    it('has the appearance of the device if nothing was kept in its tab', async () => {
      helperAppearance.clear();
      const { theme, bridge, expected } = startAt('/paywidget/form?returned=1');
      expect(theme).toBe('auto');
      expect(expected?.language).toBe('en-US');
      await expect(bridge.start()).resolves.toMatchObject({ user: { locale: 'en-US' } });
    });
  });

  describe('in a frame', () => {
    const post = jest.fn();
    const sent = () => post.mock.calls.map(([text]) => JSON.parse(text).messageType);
    const press = (key: string, target: EventTarget = document.body) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

    beforeEach(() => {
      post.mockClear();
      Object.defineProperty(window, 'parent', { value: { postMessage: post }, configurable: true });
      startAt('/paywidget/');
    });
    afterEach(() => Object.defineProperty(window, 'parent', { value: window, configurable: true }));

    it('tells the host of Escape from its start on', () => {
      press('Tab');
      expect(sent()).toEqual([]);
      press('Escape');
      expect(sent()).toEqual(['Escape']);
    });

    it('keeps an Escape that something in the widget uses', () => {
      document.body.insertAdjacentHTML('beforeend', '<input>');
      const field = document.querySelector('input') as HTMLInputElement;
      field.addEventListener('keydown', (event) => event.preventDefault());
      press('Escape', field);
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
      press('Escape');
      expect(sent()).toEqual([]);
    });
  });

  it('loads the debug tools after the first screen is idle', async () => {
    const { onIdle } = startAt('/paywidget/');
    expect(window.paywidgetDebug).toBeUndefined();
    onIdle?.();
    await waitFor(() => expect(window.paywidgetDebug).toBeDefined());
  });

  it('does not start on an insecure page', () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    expect(startAt('/paywidget/').startError?.message).toBe('HTTPS is required');
    Reflect.deleteProperty(window, 'isSecureContext');
  });
});
