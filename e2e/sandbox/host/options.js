/** The demo page keeps all its options in its address. */

export const defaults = {
  country: 'br',
  currency: 'BRL',
  lang: 'en',
  view: 'main',
  transaction: 'deposit',
  theme: 'dark',
  platform: 'desktop',
  experiment: '',
  width: 'full',
  close: 'true',
  bonus: 'true',
  additional: 'false',
};

export const presets = [
  ['Brazilian', { country: 'br', currency: 'BRL', lang: 'pt' }],
  ['Indian', { country: 'in', currency: 'INR', lang: 'hi' }],
  ['Dutch', { country: 'nl', currency: 'EUR', lang: 'en' }],
  ['Nigerian', { country: 'ng', currency: 'NGN', lang: 'en' }],
  ['Russian-speaking', { country: 'kz', currency: 'KZT', lang: 'ru' }],
  ['Emirati, Arabic', { country: 'ae', currency: 'AED', lang: 'ar' }],
  ['American, sweepstake', { country: 'us', currency: 'USD', lang: 'en', view: 'sweep' }],
  ['Dutch, with bonuses', { country: 'nl', currency: 'EUR', lang: 'en', experiment: 'group_b' }],
  ['Crypto balance', { country: 'de', currency: 'EUR', lang: 'en', view: 'cryptobalance' }],
];

/** Reads the options from the page's address. @returns {typeof defaults} */
export const readOptions = () => {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  return Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, query[key] ?? value]));
};

/** @param {Partial<typeof defaults>} options */
export const addressOf = (options) =>
  `?${new URLSearchParams(Object.entries(options).filter(([key, value]) => defaults[key] !== value))}`;

/** @param {Partial<typeof defaults>} options */
export const writeOptions = (options) =>
  history.replaceState(null, '', location.pathname + addressOf(options));

/** The sandbox's fake captchas. The id `press` requires the player to press a button. */
const captcha = {
  geetest: { id: 'press', scripts: ['/sandbox/captcha/geetest.js'] },
  recaptcha2: { id: 'press', scripts: ['/sandbox/captcha/recaptcha.js'] },
  recaptcha3: { id: 'pass', scripts: ['/sandbox/captcha/recaptcha.js'] },
};

/** Ids of the bonuses for each experiment group. All other players get the first three. */
const bonusIdsByGroup = { group_a: [1], group_b: [1, 2, 3, 4, 6], group_c: [2] };

/** @param {string} experiment @param {{ id: number }[]} bonuses */
const offeredBonuses = (experiment, bonuses) =>
  bonuses.filter(({ id }) => (bonusIdsByGroup[experiment] ?? [1, 2, 3]).includes(id));

/**
 * Returns the options for `Paywidget.open`. See docs/EMBEDDING.md.
 * @param {typeof defaults} options
 * @param {Record<string, unknown>} user
 * @param {{ id: number }[]} bonuses
 */
export const widgetOptions = (options, user, bonuses) => ({
  transaction: options.transaction,
  theme: options.theme,
  payload: {
    widgetViewType: options.view,
    transport: 'http',
    partnerKey: 'lagoon',
    host: location.host,
    userId: user.id,
    closingButton: options.close === 'true',
    experiments: options.experiment ? [{ key: 'cashier', group: options.experiment }] : [],
    bonusList: options.bonus === 'true' ? offeredBonuses(options.experiment, bonuses) : [],
    platformVersion: 'redesign',
    captcha,
  },
  user,
});
