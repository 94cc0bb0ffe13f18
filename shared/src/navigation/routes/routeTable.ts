import type { TextPart } from '@paywidget/shared/i18n';

/**
 * Every screen of the widget, one row each. Nothing else lists the screens: routes, titles, placeholders, texts and the check
 * of each flow's screens are derived from these rows. Names, paths and back targets are public. See docs/rules/routes.md.
 */

/**
 * The choice that the player must make before the screen can be shown. Without it, the choices are reset and the list is
 * shown.
 */
export type Guard = 'none' | 'group' | 'method' | 'groupAndMethod' | 'box';

/** The build that contains a screen: a remote, or the shell. */
export type Owner = 'shell' | 'mf-deposit' | 'mf-withdrawal' | 'mf-crypto' | 'mf-sweepstake' | 'mf-p2p';

export interface ScreenRow {
  /** The path within the widget, without the base path. By default the name, with a slash for each dot. */
  path: string;
  /** The name of a route, `previous` for the widget's own history, or `none` if the header has no back button. */
  back: string;
  guard: Guard;
  /** The translation key of the title, unless the screen shows another title, such as its method's name. */
  title: string;
  owner: Owner;
  /** The parts of the texts that the screen needs besides the first part. They load together with the screen's code. */
  texts: readonly TextPart[];
  /** Shown until the screen's code is loaded. A list has a search above its tiles, and may have a row for the region. */
  placeholder: 'form' | 'tiles' | 'list' | 'listOfRegion';
  /** The bar above the screen. `notInCryptoBalance`: the same route of crypto-balance has no bar. */
  header: 'full' | 'withoutBack' | 'withoutClose' | 'notInCryptoBalance';
  /** The row whose screen is shown, if this row has no separate screen. */
  shows?: 'deposit.region';
  /** The name of the same screen's route in crypto-balance. By default by the rule of `twinName`. */
  twin?: string;
}

type Defaults = Pick<ScreenRow, 'title' | 'owner' | 'texts'>;

/** Rows with the same owner. If a row leaves out a column, it has the default of these rows, or of all screens. */
function rows<const O extends Owner, Name extends string>(
  defaults: Defaults & { owner: O },
  given: Readonly<Record<Name, Partial<Omit<ScreenRow, 'owner'>>>>,
) {
  const pairs = Object.entries<Partial<ScreenRow>>(given).map(([name, row]) => [
    name,
    {
      path: `/${name.replace(/\./g, '/')}`,
      back: 'none',
      guard: 'none',
      placeholder: 'form',
      header: 'full',
      ...defaults,
      ...row,
    },
  ]);
  return Object.fromEntries(pairs) as Readonly<Record<Name, Readonly<ScreenRow & { owner: O }>>>;
}

export const depositScreens = {
  ...rows(
    { owner: 'mf-deposit', title: 'deposit.title', texts: ['form', 'bonus', 'deposit'] },
    {
      'deposit.list': {
        path: '/deposit',
        texts: [],
        placeholder: 'listOfRegion',
        twin: 'cryptobalance.deposit.fiat',
      },
      'deposit.region': { back: 'deposit.list', title: 'region.title', texts: [] },
      'deposit.redirect': { back: 'previous', guard: 'method' },
      'deposit.redirect.instruction': {
        back: 'deposit.redirect',
        guard: 'method',
        title: 'instruction.title',
      },
      'deposit.redirect.eazype': { back: 'deposit.redirect', guard: 'method' },
      'deposit.redirect.pix': { back: 'deposit.redirect', guard: 'method' },
      'deposit.redirect.unified-form': { back: 'deposit.redirect', guard: 'method' },
      'deposit.group': { back: 'deposit.list', guard: 'group', texts: [], placeholder: 'tiles' },
      'deposit.group.redirect': { back: 'deposit.group', guard: 'groupAndMethod' },
      'deposit.india': { back: 'previous', guard: 'method' },
      'deposit.india.invoice': { back: 'deposit.india', guard: 'method' },
      'deposit.host-to-host': { back: 'deposit.redirect', guard: 'method' },
      'deposit.cash': { back: 'previous', guard: 'method' },
      'deposit.onramp': {
        back: 'previous',
        guard: 'method',
        texts: ['form', 'bonus', 'deposit', 'crypto'],
      },
      'deposit.onramp.offer-list': {
        back: 'deposit.onramp',
        guard: 'method',
        texts: ['form', 'bonus', 'deposit', 'crypto'],
        placeholder: 'tiles',
      },
      'deposit.bonus-details': { back: 'previous', title: 'bonus.title' },
      'deposit.complete': { back: 'deposit.list', header: 'notInCryptoBalance' },
      'deposit.video-instruction': {
        back: 'previous',
        guard: 'method',
        title: 'instruction.title',
        twin: 'cryptobalance.deposit.video-instruction',
      },
    },
  ),
  ...rows(
    { owner: 'mf-crypto', title: 'deposit.title', texts: ['form', 'bonus', 'deposit', 'crypto'] },
    {
      'deposit.crypto': { back: 'deposit.list', guard: 'group', placeholder: 'tiles' },
      'deposit.crypto.address': { back: 'previous', guard: 'method' },
    },
  ),
  ...rows(
    { owner: 'mf-p2p', title: 'deposit.title', texts: ['form', 'bonus', 'deposit', 'p2p'] },
    {
      'deposit.peer-to-peer.list': { back: 'deposit.list', guard: 'group', texts: [], placeholder: 'tiles' },
      'deposit.peer-to-peer': { back: 'previous', guard: 'method' },
      'deposit.peer-to-peer.invoice': { back: 'deposit.peer-to-peer', guard: 'method' },
      'deposit.peer-to-peer.unified-form': { back: 'deposit.peer-to-peer', guard: 'method' },
      'deposit.peer-to-peer.instruction': {
        back: 'deposit.peer-to-peer',
        guard: 'method',
        title: 'instruction.title',
      },
    },
  ),
};

export const withdrawalScreens = rows(
  { owner: 'mf-withdrawal', title: 'withdrawal.title', texts: ['form', 'withdrawal'] },
  {
    'withdrawal.list': { path: '/withdrawal', texts: [], placeholder: 'list' },
    'withdrawal.region': { back: 'withdrawal.list', title: 'region.title', texts: [] },
    'withdrawal.redirect': { back: 'previous', guard: 'method' },
    'withdrawal.redirect.instruction': {
      back: 'withdrawal.redirect',
      guard: 'method',
      title: 'instruction.title',
    },
    'withdrawal.nigerian-banks': { back: 'previous', guard: 'group' },
    'withdrawal.group': { back: 'withdrawal.list', guard: 'group', texts: [], placeholder: 'tiles' },
    'withdrawal.group.redirect': { back: 'withdrawal.group', guard: 'groupAndMethod' },
    'withdrawal.confirm': { back: 'previous', guard: 'method' },
    'withdrawal.complete': { back: 'withdrawal.list', header: 'notInCryptoBalance' },
  },
);

/**
 * The two tabs of the crypto-balance flow's deposit list. The second tab replaces the twin of `deposit.list`. All other
 * routes of the flow are twins of deposit and withdrawal routes.
 */
export const cryptoBalanceScreens = rows(
  { owner: 'mf-crypto', title: 'deposit.title', texts: ['crypto'] },
  {
    'cryptobalance.deposit.crypto': { placeholder: 'tiles' },
    'cryptobalance.deposit.fiat': { placeholder: 'tiles' },
  },
);

const sweepstakeTexts = ['form', 'bonus', 'deposit', 'crypto', 'withdrawal', 'sweepstake'] as const;

export const sweepstakeScreens = {
  ...rows(
    { owner: 'mf-sweepstake', title: 'sweep.deposit.title', texts: sweepstakeTexts },
    {
      'sweep.deposit.list': { path: '/deposit', texts: ['sweepstake'], placeholder: 'tiles' },
      'sweep.deposit.select-method': {
        path: '/deposit/select-method',
        back: 'sweep.deposit.list',
        guard: 'box',
        placeholder: 'tiles',
      },
      'sweep.deposit.crypto': {
        path: '/deposit/crypto',
        back: 'sweep.deposit.select-method',
        guard: 'box',
        placeholder: 'tiles',
      },
      'sweep.deposit.crypto.address': { path: '/deposit/crypto/address', back: 'previous', guard: 'box' },
      'sweep.deposit.complete': { path: '/deposit/complete', back: 'sweep.deposit.list' },
    },
  ),
  ...rows(
    { owner: 'mf-sweepstake', title: 'sweep.withdrawal.title', texts: sweepstakeTexts },
    {
      'sweep.withdrawal.methods': { path: '/withdrawal', placeholder: 'tiles' },
      'sweep.withdrawal.crypto': {
        path: '/withdrawal/crypto',
        back: 'sweep.withdrawal.methods',
        guard: 'group',
        placeholder: 'tiles',
      },
      'sweep.withdrawal.crypto.convert': {
        path: '/withdrawal/crypto/convert',
        back: 'previous',
        guard: 'method',
      },
      'sweep.withdrawal.confirm': {
        path: '/withdrawal/confirm',
        back: 'sweep.withdrawal.crypto.convert',
        guard: 'method',
      },
      'sweep.withdrawal.complete': { path: '/withdrawal/complete', back: 'sweep.withdrawal.methods' },
    },
  ),
};

/** The shell's pages, which every flow has. */
export const serviceScreens = rows(
  { owner: 'shell', title: 'widget.title', texts: [] },
  {
    empty: { back: 'previous', title: 'empty.header', header: 'withoutBack' },
    'empty.region': { back: 'previous', title: 'region.title', shows: 'deposit.region' },
    error: { title: 'error.title' },
    form: { title: 'form.wait.title', texts: ['form'], header: 'withoutClose' },
  },
);

const screenTable = {
  ...depositScreens,
  ...withdrawalScreens,
  ...cryptoBalanceScreens,
  ...sweepstakeScreens,
  ...serviceScreens,
};

type Table = typeof screenTable;

/** The name of a row. Code navigates to this name. In another flow, the name leads to the same screen's route there. */
export type ScreenName = keyof Table;

/** The screens of one build. */
export type ScreenOf<O extends Owner> = {
  [Name in ScreenName]: Table[Name]['owner'] extends O ? Name : never;
}[ScreenName];

/** Returns the row of a screen. */
export const screenNamed = (name: ScreenName): ScreenRow => screenTable[name];
