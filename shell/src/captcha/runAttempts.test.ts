/** @jest-environment jsdom */
import { type CaptchaTask, runAttempts } from './runAttempts';

const start: CaptchaTask['start'] = {
  kind: 'geetest',
  id: 'id',
  scripts: [],
  language: 'eng',
  theme: 'light',
  lang: 'en',
  title: 'Check',
};

const url = 'https://captcha.pay.example/captcha.html';

it('shows nothing, and leaves nothing, if it is aborted before it starts', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const view = { container, show: jest.fn(), restart: jest.fn() };
  const reason = new Error('left');
  await expect(runAttempts({ url, start }, view, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(container).toHaveProperty('childElementCount', 0);
  expect(view.show).not.toHaveBeenCalled();
});

it('leaves no listener on the signal', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const controller = new AbortController();
  const added = jest.spyOn(controller.signal, 'addEventListener');
  const removed = jest.spyOn(controller.signal, 'removeEventListener');
  const attempts = runAttempts(
    { url, start },
    { container, show: jest.fn(), restart: jest.fn() },
    controller.signal,
  );
  controller.abort();
  await expect(attempts).rejects.toBe(controller.signal.reason);
  expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(
    added.mock.calls.map(([name, listener]) => [name, listener]),
  );
});
