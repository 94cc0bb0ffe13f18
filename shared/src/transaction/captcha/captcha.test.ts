import { createRecordingHost } from '@paywidget/shared/testing';
import { CaptchaError, CaptchaIdEmptyError, captchaOutputs, UserCancelError } from './captcha';

class TimeoutError extends CaptchaError {
  readonly code = 'captcha.timeout';
}

/** The outputs for a request whose captcha ends in the given way, and the report to the host. */
async function solve(outcome: () => Promise<object>, signal = new AbortController().signal) {
  const host = createRecordingHost();
  const outputs = captchaOutputs({ solve: outcome }, 'geetest', host, signal);
  await outputs.catch(() => undefined);
  return { outputs, errors: host.sentOf('Error') };
}

it('a solved captcha is sent with the request', async () => {
  const { outputs, errors } = await solve(async () => ({ captchaResponse: 'solved' }));
  expect(await outputs).toEqual({ captchaResponse: 'solved' });
  expect(errors).toEqual([]);
});

it('asks for the captcha of the given kind, which the signal can stop', async () => {
  const solving = jest.fn(async () => ({}));
  const { signal } = new AbortController();
  await captchaOutputs({ solve: solving }, 'recaptcha3', createRecordingHost(), signal);
  expect(solving).toHaveBeenCalledWith('recaptcha3', signal);
});

it.each([
  ['with its own code', new TimeoutError('Captcha timeout'), 'captcha.timeout', 'Captcha timeout'],
  ['of an unknown cause', new TypeError('x is undefined'), 'captcha.unknown', 'x is undefined'],
  ['that is no error', 'broken', 'captcha.unknown', 'Captcha unknown error'],
])('a failure %s is reported, and the request asks for a bypass', async (_, error, code, message) => {
  const { outputs, errors } = await solve(() => Promise.reject(error));
  expect(await outputs).toEqual({ captchaBypass: true });
  expect(errors).toEqual([{ code, message }]);
});

it('a captcha that the player closes cancels the request, and is not reported', async () => {
  const { outputs, errors } = await solve(() => Promise.reject(new UserCancelError()));
  await expect(outputs).rejects.toThrow(UserCancelError);
  expect(errors).toEqual([]);
});

it('a captcha that fails because the player has left cancels the request, and is not reported', async () => {
  const { outputs, errors } = await solve(() => Promise.reject(new Error('cut')), AbortSignal.abort());
  await expect(outputs).rejects.toThrow(UserCancelError);
  expect(errors).toEqual([]);
});

it('without a configured captcha the request asks for a bypass', async () => {
  const { outputs, errors } = await solve(() => Promise.reject(new CaptchaIdEmptyError()));
  expect(await outputs).toEqual({ captchaBypass: true });
  expect(errors).toEqual([{ code: 'captcha.empty', message: 'Captcha id is empty' }]);
});
