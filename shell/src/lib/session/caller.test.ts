import { callerOf } from '@paywidget/shared/contract';
import { readSession } from './readSession';

function callerIn(raw: unknown) {
  const { user, payload } = readSession(raw);
  return callerOf(user, payload);
}

describe('the caller of API calls', () => {
  it.each([
    ['android', 'android'],
    ['ios', 'ios'],
    ['mobile', undefined],
    ['desktop', undefined],
  ])('on the platform %s has the native platform %s', (platform, nativePlatform) => {
    expect(callerIn({ user: { platform } }).nativePlatform).toBe(nativePlatform);
  });

  it('has the user’s token and the flags of the payload', () => {
    const raw = { platformVersion: 'v3', isMobileApp: true, pwa: true, user: { token: 't' } };
    expect(callerIn(raw)).toMatchObject({
      token: 't',
      platformVersion: 'v3',
      isMobileApp: true,
      isPwa: true,
    });
  });
});
