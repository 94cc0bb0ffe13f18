import type { TextPart } from '@paywidget/shared/i18n';
import type { ScreenName } from '@paywidget/shared/navigation/routes';

/** The parts of the texts, beside the first, by the beginning of a screen's name. The first match wins. */
const rows: readonly (readonly [prefix: string, parts: readonly TextPart[]])[] = [
  ['deposit.list', []],
  ['deposit.region', []],
  ['deposit.group.redirect', ['form', 'bonus', 'deposit']],
  ['deposit.group', []],
  ['deposit.peer-to-peer.list', []],
  ['deposit.peer-to-peer', ['form', 'bonus', 'deposit', 'p2p']],
  ['deposit.crypto', ['form', 'bonus', 'deposit', 'crypto']],
  ['deposit.onramp', ['form', 'bonus', 'deposit', 'crypto']],
  ['deposit.', ['form', 'bonus', 'deposit']],
  ['withdrawal.list', []],
  ['withdrawal.region', []],
  ['withdrawal.group.redirect', ['form', 'withdrawal']],
  ['withdrawal.group', []],
  ['withdrawal.', ['form', 'withdrawal']],
  ['cryptobalance.', ['crypto']],
  ['sweep.deposit.list', ['sweepstake']],
  ['sweep.', ['form', 'bonus', 'deposit', 'crypto', 'withdrawal', 'sweepstake']],
  ['form', ['form']],
];

/** Returns the parts of the texts that a screen needs beside the first. They load together with its code. */
export const textsOfScreen = (screen: ScreenName): readonly TextPart[] =>
  rows.find(([prefix]) => screen.startsWith(prefix))?.[1] ?? [];
