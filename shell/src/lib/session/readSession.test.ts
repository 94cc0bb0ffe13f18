import { changeSession, IncorrectHostDataError, readSession } from './readSession';

describe('the session', () => {
  it.each([undefined, null, 'text', 7])('cannot be read from %j', (raw) => {
    expect(() => readSession(raw)).toThrow(IncorrectHostDataError);
    expect(() => readSession(raw)).toThrow('Incorrect data from host');
  });

  it('has default values for absent fields', () => {
    const { payload, user } = readSession({});
    expect(payload).toMatchObject({
      closingButton: true,
      widgetViewType: 'main',
      platformVersion: 'redesign',
    });
    expect(user).toMatchObject({ lang: 'en', paymentGeo: 'RU', platform: 'desktop' });
  });

  it('changes only the fields of an update', () => {
    const session = readSession({
      closingButton: false,
      user: { token: 'a', currency: 'EUR', locale: 'de-DE' },
    });

    const changed = changeSession(session, {
      payload: { partnerKey: 'p', user: { name: 'Ada' } },
      user: { currency: 'BRL' },
    });

    expect(changed.payload).toMatchObject({ closingButton: false, partnerKey: 'p' });
    expect(changed.user).toMatchObject({ token: 'a', currency: 'BRL', lang: 'de', name: 'Ada' });
  });
});
