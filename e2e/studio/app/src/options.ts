/** The studio's options. The address contains all of them, so that a link shows the same. */
export interface Options {
  tab: string;
  country: string;
  currency: string;
  lang: string;
  view: string;
  transaction: string;
  theme: string;
  device: string;
  platform: string;
  experiment: string;
  close: string;
  bonus: string;
  additional: string;
  /** Overrides of design tokens, as JSON. */
  tokens: string;
  /** The address of a deployment, if it is not the one beside the studio. */
  deployment: string;
  /** The name of a route and the state of its screen, for the States. */
  route: string;
  state: string;
}

export const defaults: Options = {
  tab: 'code',
  country: 'br',
  currency: 'BRL',
  lang: 'en',
  view: 'main',
  transaction: 'deposit',
  theme: 'auto',
  device: 'phone',
  platform: 'desktop',
  experiment: '',
  close: 'true',
  bonus: 'true',
  additional: 'false',
  tokens: '',
  deployment: '',
  route: 'deposit.list',
  state: 'the list',
};

const names = Object.keys(defaults) as (keyof Options)[];

/** Players to start with: their name, and how they differ from the default. */
export const presets: readonly (readonly [name: string, options: Partial<Options>])[] = [
  ['Brazilian', {}],
  ['Dutch', { country: 'nl', currency: 'EUR' }],
  ['Indian', { country: 'in', currency: 'INR', lang: 'hi' }],
  ['Nigerian', { country: 'ng', currency: 'NGN' }],
  ['Kazakh', { country: 'kz', currency: 'KZT', lang: 'ru' }],
  ['Emirati', { country: 'ae', currency: 'AED', lang: 'ar' }],
  ['American, sweepstake', { country: 'us', currency: 'USD', view: 'sweep' }],
  ['Dutch, with bonuses', { country: 'nl', currency: 'EUR', experiment: 'group_b' }],
  ['German, crypto balance', { country: 'de', currency: 'EUR', view: 'cryptobalance' }],
];

/** The options that say who the player is. Another value needs another player. */
export const playerOptions: ReadonlySet<keyof Options> = new Set([
  'country',
  'currency',
  'view',
  'platform',
  'additional',
]);

/** Reads the options from the query of an address. */
export function readOptions(search: string): Options {
  const query = new URLSearchParams(search);
  const entries = names.map((name) => [name, query.get(name) ?? defaults[name]]);
  return Object.fromEntries(entries) as unknown as Options;
}

/** Returns the query of options. What has its default is left out. */
export function optionsQuery(options: Options): string {
  const query = new URLSearchParams(
    names.flatMap((name) => (options[name] === defaults[name] ? [] : [[name, options[name]]])),
  ).toString();
  return query && `?${query}`;
}

type Tokens = Readonly<Record<string, unknown>>;

/** Returns the tokens of the options. Text that is no JSON object means none. */
export function tokensOf({ tokens }: Pick<Options, 'tokens'>): Tokens {
  try {
    const value: unknown = JSON.parse(tokens || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
