import { LoginTokenPush } from '../status/status';
import { User, UserUpdate } from './user';
import { toUserLanguage } from './userLanguage';

describe('toUserLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['en-US', 'en'],
    ['ru-RU', 'ru'],
    ['pt', 'pt'],
    ['hi-Latn-IN', 'hi-Latn-IN'],
    ['hi-IN', 'hi-IN'],
    ['es-MX', 'es-MX'],
    ['es_mx', 'es-MX'],
    ['es-ES', 'es-ES'],
    ['es-AR', 'es'],
    ['zh-Hant-TW', 'zh'],
    ['', 'en'],
  ])('reduces %p to %s', (locale, language) => {
    expect(toUserLanguage(locale)).toBe(language);
  });
});

describe('User', () => {
  it('has the documented defaults', () => {
    expect(User.parse({ currency: '' }).currency).toBe('USD');
    expect(User.parse({})).toEqual({ lang: 'en', paymentGeo: 'RU', currency: 'USD', platform: 'desktop' });
  });

  it('drops each broken field and converts keys to camel case', () => {
    const user = User.parse({
      id: 5,
      id_user: 6,
      hash_id: {},
      email: null,
      role: 'admin',
      platform: 'watch',
      paymentGeo: 7,
      locale: 'ru-RU',
      lang: 'en',
      tg_id: 99,
      currency: 'brl',
      balanceData: { primary: { amount: 1.5, currency: 'usd' }, additional: {} },
    });

    expect(user).toEqual({
      id: '5',
      idUser: '6',
      lang: 'ru',
      paymentGeo: 'RU',
      currency: 'BRL',
      platform: 'desktop',
      tgId: '99',
      balanceData: { primary: { amount: '1.5', currency: 'USD' } },
    });
  });

  it('adds no defaults to an update', () => {
    expect(UserUpdate.parse({ lang: 'es-MX', currency: null, token: 't' })).toEqual({
      lang: 'es-MX',
      token: 't',
    });
  });

  it.each([null, 5, 'user', []])('rejects %p', (raw) => {
    expect(User.safeParse(raw).success).toBe(false);
  });
});

describe('a token', () => {
  const broken = ['a\0b', 'a\nb', 'токен', 'a\ud83d'];
  it.each(broken)('%j, which no header can contain, counts as not sent', (token) => {
    expect(User.parse({ token }).token).toBeUndefined();
    expect(UserUpdate.parse({ token })).toEqual({});
    expect(LoginTokenPush.safeParse({ token }).success).toBe(false);
  });

  it.each([
    ['a.b-c_d/e+f==', 'a.b-c_d/e+f=='],
    [' a b\n', 'a b'],
    ['é', 'é'],
    [7, '7'],
  ])('%j is sent as %s', (token, sent) => {
    expect(User.parse({ token }).token).toBe(sent);
  });
});
