import { callerOf } from './caller';
import { readSession } from './readSession';

describe('how calls introduce the player', () => {
  it.each([
    ['android', 'android'],
    ['ios', 'ios'],
    ['mobile', undefined],
    ['desktop', undefined],
  ])('on %s the native platform is %s', (platform, nativePlatform) => {
    expect(callerOf(readSession({ user: { platform } })).nativePlatform).toBe(nativePlatform);
  });

  it('carries the token and the flags of the payload', () => {
    const raw = { platformVersion: 'v3', isMobileApp: true, pwa: true, user: { token: 't' } };
    expect(callerOf(readSession(raw))).toMatchObject({
      token: 't',
      platformVersion: 'v3',
      isMobileApp: true,
      isPwa: true,
    });
  });
});
