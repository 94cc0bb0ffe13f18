import fc from 'fast-check';
import { HostPayload, HostPayloadUpdate } from './hostPayload';

describe('HostPayload', () => {
  it('has the documented defaults', () => {
    expect(HostPayload.parse({})).toEqual({
      bonusList: [],
      closingButton: true,
      experiments: [],
      host: '',
      xOrigin: '',
      userId: '',
      partnerKey: '',
      widgetViewType: 'main',
      platformVersion: 'redesign',
    });
  });

  it.each([
    ['sweep', undefined, 'sweep'],
    ['cryptobalance', 'sweep', 'cryptobalance'],
    ['main', 'sweep', 'main'],
    [undefined, 'sweep', 'sweep'],
    ['other', undefined, 'main'],
    [null, 'other', 'main'],
  ])('with %p, and %p of the user, shows the %s flow', (ofPayload, ofUser, flow) => {
    const payload = { widgetViewType: ofPayload, user: { widgetViewType: ofUser } };

    expect(HostPayload.parse(payload).widgetViewType).toBe(flow);
  });

  it('drops broken bonuses, experiments and fields one by one', () => {
    const payload = HostPayload.parse({
      bonusId: 5,
      bonusList: [
        { id: 1, type: 'deposit', mustAccruedBefore: 'tomorrow' },
        { id: 2, type: 'freespin' },
        null,
      ],
      experiments: [{ key: 'bonus', group: 'group_b' }, 'group_a'],
      closingButton: false,
      transport: 'carrier pigeon',
      isMobileApp: '1',
      pwa: 0,
      assets: { badge: 'https://cdn.example/badge.svg', other: 1 },
      captcha: { geetest: { id: '' } },
      user: { token: 't' },
    });

    expect(payload).toMatchObject({
      bonusId: '5',
      bonusList: [
        { id: '1', type: 'deposit' },
        { id: '2', type: 'freespin' },
      ],
      experiments: [{ key: 'bonus', group: 'group_b' }],
      closingButton: false,
      isMobileApp: true,
      pwa: false,
      assets: { badge: 'https://cdn.example/badge.svg' },
      user: { token: 't', paymentGeo: 'RU' },
    });
    expect(payload.transport).toBeUndefined();
    expect(payload.captcha).toBeUndefined();
  });

  it('adds no defaults to an update', () => {
    expect(HostPayloadUpdate.parse({ closingButton: false, user: { lang: 'ru' } })).toEqual({
      closingButton: false,
      user: { lang: 'ru' },
    });
    expect(HostPayloadUpdate.parse({ widgetViewType: 'sweep' })).toEqual({ widgetViewType: 'sweep' });
  });

  it('is read with any field values', () => {
    const key = fc.constantFrom(
      'bonusList',
      'experiments',
      'user',
      'assets',
      'captcha',
      'host',
      'widgetViewType',
      'pwa',
    );

    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), (payload) => {
        expect(HostPayload.safeParse(payload).success).toBe(true);
        expect(HostPayloadUpdate.safeParse(payload).success).toBe(true);
      }),
    );
  });
});

it.each(['версия', 'a\nb', '\ud83d'])(
  'has the usual version if no header can contain the host’s: %j',
  (platformVersion) => {
    expect(HostPayload.parse({ platformVersion }).platformVersion).toBe('redesign');
    expect(HostPayloadUpdate.parse({ platformVersion })).toEqual({});
  },
);
