import * as z from 'zod/mini';
import { camelCased } from '../wire/camelCase';
import { Amount, CurrencyCode, Id, lenient, NumberLike, ScalarText } from '../wire/fieldSchemas';
import { nativePlatforms } from './caller';
import { hostDefaults } from './hostDefaults';
import { toUserLanguage } from './userLanguage';

const platforms = ['desktop', 'mobile', ...nativePlatforms] as const;

const Balance = z.object({ amount: Amount, currency: CurrencyCode });

/**
 * A text that every call can send in a header, without the spaces around it. Browsers do not send some characters, such as a
 * line break or Cyrillic letters: each call would fail as if there were no network.
 */
export const headerText = <S extends z.ZodMiniType<string>>(schema: S) =>
  z
    .pipe(
      schema,
      z.transform((text) => text.trim()),
    )
    .check(z.regex(/^[\t -~\x80-\xff]*$/));

const text = lenient(ScalarText);
const word = lenient(z.string().check(z.minLength(1)));

/** Every field is lenient: an invalid value counts as missing. */
export const userShape = {
  id: lenient(Id),
  id_user: lenient(Id),
  hash_id: lenient(Id),
  email: text,
  name: text,
  phone: text,
  lang: word,
  locale: word,
  country: text,
  currency: lenient(z.pipe(z.string().check(z.minLength(1)), CurrencyCode)),
  paymentGeo: word,
  platform: lenient(z.enum(platforms)),
  role: lenient(NumberLike),
  partner_key: text,
  token: lenient(headerText(ScalarText)),
  timezone: text,
  widgetViewType: text,
  balanceData: lenient(z.object({ primary: lenient(Balance), additional: lenient(Balance) })),
  birthday: text,
  address: text,
  passport: text,
  note: text,
  tg_id: text,
  poker_nickname: text,
  regulated_domain_id: text,
  deposits_calc_count: lenient(NumberLike),
  deposits_calc_time: text,
  firstdeposit_time: text,
  time_registration: text,
  last_ip: text,
  last_ip_country: text,
  bk_type: text,
  activity: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
};

const WireUser = z.object(userShape);

/** The sent fields, with `lang` derived from the locale. */
export const userChanges = ({ lang, locale = lang, ...wire }: z.infer<typeof WireUser>) =>
  camelCased({ ...wire, lang: locale && toUserLanguage(locale) });

/** An update of the user: only the fields that the host has sent. */
export const UserUpdate = z.pipe(WireUser, z.transform(userChanges));
export type UserUpdate = z.infer<typeof UserUpdate>;

/** The signed-in player. The default currency is USD. */
export const User = z.pipe(
  WireUser,
  z.transform((wire) => ({
    ...userChanges(wire),
    lang: toUserLanguage(wire.locale ?? wire.lang),
    paymentGeo: wire.paymentGeo ?? hostDefaults.paymentGeo,
    currency: wire.currency ?? hostDefaults.currency,
    platform: wire.platform ?? 'desktop',
  })),
);
export type User = z.infer<typeof User>;
