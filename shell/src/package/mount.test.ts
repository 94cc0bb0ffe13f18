/** @jest-environment jsdom */
import { startWidget } from '../start/start';
import { mount } from './mount';

jest.mock('../start/start', () => ({
  startWidget: jest.fn(() => ({ update: jest.fn(), dispose: jest.fn() })),
}));

const started = () => {
  const options = jest.mocked(startWidget).mock.lastCall?.[0];
  if (!options) throw new Error('It did not start');
  return options;
};

it('begins a restart with all that the host has said by then, in options, changes and messages', async () => {
  const user = { id: 7, token: 'old' };
  const widget = mount(document.body, { src: '/paywidget/', payload: { partnerKey: 'p' }, user });
  widget.update({ user: { currency: 'BRL' } });
  widget.send({ type: 'login.token', payload: { token: 'new' } });
  started().restart?.();
  await expect(started().bridge.start()).resolves.toEqual({
    partnerKey: 'p',
    user: { id: 7, token: 'new', currency: 'BRL' },
  });
  widget.unmount();
});

it('measures from where it begins, and once more from a restart on, not from when the host’s page began', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(600_000);
  const widget = mount(document.body, { src: '/paywidget/' });
  expect(started().startedAt).toBe(600_000);
  now.mockReturnValue(700_000);
  started().restart?.();
  expect(started().startedAt).toBe(700_000);
  widget.unmount();
  now.mockRestore();
});
