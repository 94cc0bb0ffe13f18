/** @jest-environment jsdom */
import { startWidget } from '../app/start/start';
import { mount } from './mount';

jest.mock('../app/start/start', () => ({
  startWidget: jest.fn(() => ({ update: jest.fn(), dispose: jest.fn() })),
}));

const startOptions = () => {
  const options = jest.mocked(startWidget).mock.lastCall?.[0];
  if (!options) throw new Error('It did not start');
  return options;
};

describe('a widget in package mode', () => {
  it('restarts with the current options, including changes made by update and by messages', async () => {
    const user = { id: 7, token: 'old' };
    const widget = mount(document.body, { src: '/paywidget/', payload: { partnerKey: 'p' }, user });
    widget.update({ user: { currency: 'BRL' } });
    widget.send({ type: 'login.token', payload: { token: 'new' } });
    startOptions().restart?.();
    await expect(startOptions().bridge.start()).resolves.toEqual({
      partnerKey: 'p',
      user: { id: 7, token: 'new', currency: 'BRL' },
    });
    widget.unmount();
  });

  it('restarts with the bonuses that the host has fetched', async () => {
    const widget = mount(document.body, { src: '/paywidget/', user: { id: 7 } });
    widget.send({ type: 'bonus-list-fetched', payload: { success: true, bonusList: [{ id: 1 }] } });
    startOptions().restart?.();
    await expect(startOptions().bridge.start()).resolves.toMatchObject({ bonusList: [{ id: 1 }] });
    widget.unmount();
  });

  it('goes on printing its messages after a restart, if debugging is on', () => {
    const info = jest.spyOn(console, 'info').mockReturnValue();
    sessionStorage.setItem('paywidgetDebug', '1');
    const widget = mount(document.body, { src: '/paywidget/' });
    window.paywidgetDebug?.logging(true);
    startOptions().restart?.();
    widget.send({ type: 'back' });
    expect(info).toHaveBeenCalledWith('[paywidget] received', { type: 'back' });
    widget.unmount();
    sessionStorage.clear();
    info.mockRestore();
  });

  it('adds its paths to the same base at each mount, and restores the URL when it is unmounted', () => {
    window.history.replaceState(null, '', '/x?ref=7#top');
    for (let times = 0; times < 2; times += 1) {
      const widget = mount(document.body, { src: '/paywidget/', history: 'browser' });
      expect(startOptions().history).toMatchObject({ kind: 'browser', basePath: '/x' });
      window.history.pushState(null, '', '/x/deposit/redirect?ref=7#top');
      widget.unmount();
      expect(window.location.href).toBe('http://localhost/x?ref=7#top');
    }
    mount(document.body, { src: '/paywidget/', history: 'browser', basePath: '/cashier' }).unmount();
    expect(startOptions().history).toMatchObject({ basePath: '/cashier' });
  });

  it('keeps the unfinished payments of two widgets in a page apart', () => {
    const names = () => jest.mocked(startWidget).mock.calls.map(([{ instance }]) => instance);
    jest.mocked(startWidget).mockClear();
    const open = () => mount(document.body, { src: '/paywidget/' });
    const [first, second] = [open(), open()];
    first.unmount();
    const again = open();
    expect(names()).toEqual(['', 'package-2', '']);
    second.unmount();
    again.unmount();
  });

  it('has the background of the theme before it is rendered, and after a change', () => {
    const widget = mount(document.body, { src: '/paywidget/', theme: 'dark', tokens: { color: 'red' } });
    const { style } = document.body.lastElementChild as HTMLElement;
    expect(style.background).toBe('var(--pw-surface)');
    expect(style.getPropertyValue('--pw-surface')).toBe('#0d121b');
    expect(style.color).toBe('');
    widget.update({ theme: 'light' });
    expect(style.getPropertyValue('--pw-surface')).toBe('#f5f7fa');
    widget.send({ type: 'update', payload: { tokens: { '--pw-surface': 'papayawhip' } } });
    expect(style.getPropertyValue('--pw-surface')).toBe('papayawhip');
    widget.unmount();
  });

  it('leaves the language of the host’s page as it is', () => {
    const widget = mount(document.body, { src: '/paywidget/', user: { lang: 'ar' } });
    expect(startOptions().onLanguage).toBeUndefined();
    expect(document.documentElement).not.toHaveAttribute('lang');
    expect(document.documentElement).not.toHaveAttribute('dir');
    widget.unmount();
  });

  it('prints the messages of the widget after a restart too', () => {
    const print = jest.spyOn(console, 'info').mockImplementation();
    sessionStorage.setItem('paywidgetDebug', '1');
    const widget = mount(document.body, { src: '/paywidget/' });
    window.paywidgetDebug?.logging(true);
    startOptions().restart?.();
    widget.send({ type: 'back', payload: undefined });
    expect(print.mock.calls).toEqual([['[paywidget] received', { type: 'back' }]]);
    widget.unmount();
    sessionStorage.clear();
    print.mockRestore();
  });

  it('measures the page load from the mount or the restart, not from the start of the host’s page', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(600_000);
    const widget = mount(document.body, { src: '/paywidget/' });
    expect(startOptions().startedAt).toBe(600_000);
    now.mockReturnValue(700_000);
    startOptions().restart?.();
    expect(startOptions().startedAt).toBe(700_000);
    widget.unmount();
    now.mockRestore();
  });
});
