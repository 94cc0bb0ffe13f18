/**
 * Every route of the widget: name, path, back target and guard. Names are public: `data-screen` shows them. A route's title
 * is its flow's, unless `titles` names another. See docs/rules/routes.md.
 */

/** What must be chosen before a screen can be shown. Otherwise the list is reset and shown. */
export type Guard = 'none' | 'group' | 'method' | 'groupAndMethod' | 'box';

/** `previous` goes back in the widget's own history. With `none`, the header has no back button. */
type Row = readonly [name: string, path: string, back: string, guard: Guard];

export const depositRows = [
  ['deposit.list', '/deposit', 'none', 'none'],
  ['deposit.region', '/deposit/region', 'deposit.list', 'none'],
  ['deposit.redirect', '/deposit/redirect', 'previous', 'method'],
  ['deposit.redirect.instruction', '/deposit/redirect/instruction', 'deposit.redirect', 'method'],
  ['deposit.redirect.eazype', '/deposit/redirect/eazype', 'deposit.redirect', 'method'],
  ['deposit.redirect.pix', '/deposit/redirect/pix', 'deposit.redirect', 'method'],
  ['deposit.redirect.unified-form', '/deposit/redirect/unified-form', 'deposit.redirect', 'method'],
  ['deposit.crypto', '/deposit/crypto', 'deposit.list', 'group'],
  ['deposit.crypto.address', '/deposit/crypto/address', 'previous', 'method'],
  ['deposit.group', '/deposit/group', 'deposit.list', 'group'],
  ['deposit.group.redirect', '/deposit/group/redirect', 'deposit.group', 'groupAndMethod'],
  ['deposit.india', '/deposit/india', 'previous', 'method'],
  ['deposit.india.invoice', '/deposit/india/invoice', 'deposit.india', 'method'],
  ['deposit.peer-to-peer.list', '/deposit/peer-to-peer/list', 'deposit.list', 'group'],
  ['deposit.peer-to-peer', '/deposit/peer-to-peer', 'previous', 'method'],
  ['deposit.peer-to-peer.invoice', '/deposit/peer-to-peer/invoice', 'deposit.peer-to-peer', 'method'],
  [
    'deposit.peer-to-peer.unified-form',
    '/deposit/peer-to-peer/unified-form',
    'deposit.peer-to-peer',
    'method',
  ],
  ['deposit.peer-to-peer.instruction', '/deposit/peer-to-peer/instruction', 'deposit.peer-to-peer', 'method'],
  ['deposit.host-to-host', '/deposit/host-to-host', 'deposit.redirect', 'method'],
  ['deposit.cash', '/deposit/cash', 'previous', 'method'],
  ['deposit.onramp', '/deposit/onramp', 'previous', 'method'],
  ['deposit.onramp.offer-list', '/deposit/onramp/offer-list', 'deposit.onramp', 'method'],
  ['deposit.bonus-details', '/deposit/bonus-details', 'previous', 'none'],
  ['deposit.complete', '/deposit/complete', 'deposit.list', 'none'],
  ['deposit.video-instruction', '/deposit/video-instruction', 'previous', 'method'],
] as const satisfies readonly Row[];

export const withdrawalRows = [
  ['withdrawal.list', '/withdrawal', 'none', 'none'],
  ['withdrawal.region', '/withdrawal/region', 'withdrawal.list', 'none'],
  ['withdrawal.redirect', '/withdrawal/redirect', 'previous', 'method'],
  ['withdrawal.redirect.instruction', '/withdrawal/redirect/instruction', 'withdrawal.redirect', 'method'],
  ['withdrawal.nigerian-banks', '/withdrawal/nigerian-banks', 'previous', 'group'],
  ['withdrawal.group', '/withdrawal/group', 'withdrawal.list', 'group'],
  ['withdrawal.group.redirect', '/withdrawal/group/redirect', 'withdrawal.group', 'groupAndMethod'],
  ['withdrawal.confirm', '/withdrawal/confirm', 'previous', 'method'],
  ['withdrawal.complete', '/withdrawal/complete', 'withdrawal.list', 'none'],
] as const satisfies readonly Row[];

/**
 * The crypto-balance flow's own screens: its deposit list has two tabs, and the second replaces the list's twin. All other
 * routes are twins of deposit and withdrawal routes.
 */
export const cryptoBalanceRows = [
  ['cryptobalance.deposit.crypto', '/cryptobalance/deposit/crypto', 'none', 'none'],
  ['cryptobalance.deposit.fiat', '/cryptobalance/deposit/fiat', 'none', 'none'],
] as const satisfies readonly Row[];

export const sweepstakeRows = [
  ['sweep.deposit.list', '/deposit', 'none', 'none'],
  ['sweep.deposit.select-method', '/deposit/select-method', 'sweep.deposit.list', 'box'],
  ['sweep.deposit.crypto', '/deposit/crypto', 'sweep.deposit.select-method', 'box'],
  ['sweep.deposit.crypto.address', '/deposit/crypto/address', 'previous', 'box'],
  ['sweep.deposit.complete', '/deposit/complete', 'sweep.deposit.list', 'none'],
  ['sweep.withdrawal.methods', '/withdrawal', 'none', 'none'],
  ['sweep.withdrawal.crypto', '/withdrawal/crypto', 'sweep.withdrawal.methods', 'group'],
  ['sweep.withdrawal.crypto.convert', '/withdrawal/crypto/convert', 'previous', 'method'],
  ['sweep.withdrawal.confirm', '/withdrawal/confirm', 'sweep.withdrawal.crypto.convert', 'method'],
  ['sweep.withdrawal.complete', '/withdrawal/complete', 'sweep.withdrawal.methods', 'none'],
] as const satisfies readonly Row[];

export const serviceRows = [
  ['empty', '/empty', 'previous', 'none'],
  ['empty.region', '/empty/region', 'previous', 'none'],
  ['error', '/error', 'none', 'none'],
  ['form', '/form', 'none', 'none'],
] as const satisfies readonly Row[];

/** A screen's name, in every flow that shows it. Remotes expose it, and code navigates to it. */
export type ScreenName = (
  | typeof depositRows
  | typeof withdrawalRows
  | typeof cryptoBalanceRows
  | typeof sweepstakeRows
  | typeof serviceRows
)[number][0];

/** Titles that differ from their flow's, as translation keys. */
export const titles: Readonly<Partial<Record<ScreenName, string>>> = {
  'deposit.region': 'region.title',
  'deposit.redirect.instruction': 'instruction.title',
  'deposit.peer-to-peer.instruction': 'instruction.title',
  'deposit.video-instruction': 'instruction.title',
  'deposit.bonus-details': 'bonus.title',
  'withdrawal.region': 'region.title',
  'withdrawal.redirect.instruction': 'instruction.title',
  empty: 'empty.header',
  'empty.region': 'region.title',
  error: 'error.title',
  form: 'form.wait.title',
};
