import type english from '../../shared/locales/en.json';

type TextKey = keyof typeof english;

/** A message to the host, as far as the row fixes it. */
export type Heard =
  | { messageType: 'Error'; code: string; message?: string }
  | { messageType: 'Analytics'; event: string; data?: Readonly<Record<string, unknown>> }
  | { messageType: 'InvalidP2PResponse'; missing: readonly string[] }
  | { messageType: 'TokenExpired' }
  | { messageType: 'MissingTranslation'; key: string };

export interface ErrorRow {
  situation: string;
  /** Texts by their keys, in the order of the page; the server's own words as they are. */
  reads: readonly (TextKey | { server: string })[];
  hears: readonly Heard[];
  /** The route whose screen the player is on then; `start`: the widget has not started; `its place`: in the screen's stead. */
  lands: string;
}

const error = (code: string, message?: string): Heard => ({ messageType: 'Error', code, message });
const failedCall = (status?: number): Heard => ({
  messageType: 'Analytics',
  event: 'error',
  data: { status },
});
const failedDeposit = (why: Readonly<Record<string, unknown>> = {}): Heard => ({
  messageType: 'Analytics',
  event: 'deposit_fail',
  data: { status: 'fail', ...why },
});

const madeDeposit: Heard = { messageType: 'Analytics', event: 'deposit_success' };

/** A deposit that is there and cannot be paid: the ways on are buttons, so that the player reads of them too. */
const unusableWays = ['p2p.details.refresh', 'invoice.cancel'] as const;

const errorPage = ['error.title', 'error.text'] as const;

/**
 * The specification's error catalogue (section 8) as the widget has it: in which situation the player reads what, what the
 * host hears, and where the player lands. The test beside it takes the whole widget through each row; `docs/ERRORS.md`
 * is the table for people.
 */
export const errorCatalogue = {
  hostSilent: {
    situation: 'The page around the widget does not answer for 10 s',
    reads: ['start.host.title', 'start.host.text'],
    hears: [error('host.silent', 'The host has not answered')],
    lands: 'start',
  },
  noPayload: {
    situation: 'The `loaded` reply has no payload',
    reads: ['start.data.title', 'start.data.text'],
    hears: [error('host.data', 'Incorrect data from host')],
    lands: 'start',
  },
  noUserData: {
    situation: 'The web view’s app gives no user data for 5 s',
    reads: ['start.host.title', 'start.host.text'],
    hears: [error('webview.userData', 'The property paywidgetUserData was not found in the window')],
    lands: 'start',
  },
  noConfiguration: {
    situation: 'The deployment’s `config.json` cannot be had',
    reads: ['start.failed.title', 'start.failed.text'],
    hears: [error('configuration', 'The deployment has no configuration')],
    lands: 'start',
  },
  insecure: {
    situation: 'The page is not served over https',
    reads: ['start.insecure.title', 'start.insecure.text'],
    hears: [error('page.insecure', 'HTTPS is required')],
    lands: 'start',
  },
  localeFailed: {
    situation: 'A language’s file cannot be had: English stands in',
    reads: ['deposit.title'],
    hears: [
      error('locale.receiving', 'Locale receiving error ar'),
      error('locale.loading', 'Locale loading error ar. Fallback to English'),
    ],
    lands: 'deposit.list',
  },
  translationMissing: {
    situation: 'The server names a text that has no translation: it is left out',
    reads: [],
    hears: [{ messageType: 'MissingTranslation', key: 'paymentMethods.banner.unheard' }],
    lands: 'deposit.list',
  },
  networkFailed: {
    situation: 'A page’s call gets no answer, three retries included',
    reads: ['error.title', 'error.network', 'error.text'],
    hears: [
      failedCall(),
      error('NetworkError', 'Network connection failed'),
      error('error.page', 'Network connection failed'),
    ],
    lands: 'error',
  },
  timedOut: {
    situation: 'A page’s call takes more than 30 s',
    reads: ['error.title', 'error.timeout', 'error.text'],
    hears: [
      failedCall(),
      error('RequestTimeoutError', 'Request timeout'),
      error('error.page', 'Request timeout'),
    ],
    lands: 'error',
  },
  refused: {
    situation: 'A page’s call is refused by an HTTP status without a translation',
    reads: errorPage,
    hears: [failedCall(500), error('ResponseError', 'Database is down'), error('error.page', 'HTTP 500')],
    lands: 'error',
  },
  refusedByStatus: {
    situation: 'A page’s call is refused by an HTTP status with a translation',
    reads: ['error.title', 'error.status.403', 'error.text'],
    hears: [failedCall(403), error('error.page', 'HTTP 403')],
    lands: 'error',
  },
  expired: {
    situation: 'A page’s call is refused by 401: the token has expired',
    reads: ['error.title', 'error.status.401', 'error.text'],
    hears: [{ messageType: 'TokenExpired' }, failedCall(401), error('error.page', 'HTTP 401')],
    lands: 'error',
  },
  brokenAnswer: {
    situation: 'The answer to a page’s call breaks the contract',
    reads: errorPage,
    hears: [failedCall(), error('ContractError'), error('error.page', 'Unknown error')],
    lands: 'error',
  },
  brokenMember: {
    situation: 'One method of a list breaks the contract: it is left out',
    reads: [],
    hears: [error('contract.dropped')],
    lands: 'deposit.list',
  },
  unknownPage: {
    situation: 'A method’s card view type is unknown: it is left out',
    reads: [],
    hears: [error('methods.refused', 'Method strange has an unknown card view type')],
    lands: 'deposit.list',
  },
  noDepositMethods: {
    situation: 'There are no deposit methods',
    reads: ['empty.title', 'empty.text'],
    hears: [error('methods.empty', 'Empty payment methods')],
    lands: 'empty',
  },
  noWithdrawalMethods: {
    situation: 'There are no withdrawal methods',
    reads: ['empty.title', 'empty.text'],
    hears: [error('methods.empty', 'Empty withdrawal methods')],
    lands: 'empty',
  },
  noBoxes: {
    situation: 'There are no sweepstake boxes',
    reads: ['empty.title', 'empty.text'],
    hears: [error('methods.empty', 'Empty sweepstakes')],
    lands: 'empty',
  },
  boxesFailed: {
    situation: 'The sweepstake boxes cannot be had: there are none',
    reads: ['empty.title', 'empty.text'],
    hears: [failedCall(500), error('methods.empty', 'Empty sweepstakes')],
    lands: 'empty',
  },
  boxesLost: {
    situation: 'The sweepstake boxes’ call gets no answer, three retries included',
    reads: ['error.network', 'error.network.advice'],
    hears: [
      failedCall(),
      error('NetworkError', 'Network connection failed'),
      error('methods.empty', 'Empty sweepstakes'),
    ],
    lands: 'empty',
  },
  balanceFailed: {
    situation: 'The balance of sweep coins cannot be had: it is 0',
    reads: ['sweep.balance.incomplete'],
    hears: [failedCall(500)],
    lands: 'sweep.withdrawal.methods',
  },
  unplayedFailed: {
    situation: 'What must still be played cannot be had: it is 0',
    reads: ['sweep.balance.incomplete'],
    hears: [failedCall(500)],
    lands: 'sweep.withdrawal.methods',
  },
  rateFailed: {
    situation: 'The rate of a conversion cannot be had: nothing can be redeemed without it',
    reads: ['sweep.convert.failed.title', 'sweep.convert.failed.text'],
    hears: [failedCall(500)],
    lands: 'sweep.withdrawal.crypto.convert',
  },
  noRegions: {
    situation: 'The countries to choose from cannot be had: the list stands without Change',
    reads: ['region.row'],
    hears: [failedCall(500)],
    lands: 'deposit.list',
  },
  currencyUnavailable: {
    situation: 'The chosen method does not take the player’s currency',
    reads: ['deposit.currencyUnavailable'],
    hears: [],
    lands: 'deposit.redirect',
  },
  iconFailed: {
    situation: 'An icon does not load: initials stand in',
    reads: [],
    hears: [error('icon.failed', 'Visa: visa-logo')],
    lands: 'deposit.list',
  },
  iconIdsEmpty: {
    situation: 'A method’s icon ids are empty: initials stand in',
    reads: [],
    hears: [error('icon.failed', 'Visa has no icon ids')],
    lands: 'deposit.list',
  },
  flowFailed: {
    situation: 'A flow’s files cannot be had',
    reads: ['screen.failed.title', 'screen.failed.text'],
    hears: [error('remote.failed')],
    lands: 'its place',
  },
  screenMissing: {
    situation: 'The deployed flow lacks the screen that another part leads to',
    reads: ['screen.missing.title', 'screen.missing.text'],
    hears: [error('screen.missing')],
    lands: 'its place',
  },
  merchantWords: {
    situation: 'A deposit is refused with `banking.merchantClientError`',
    reads: ['error.title', { server: 'Call us about order 7' }],
    hears: [
      failedCall(400),
      error('banking.merchantClientError'),
      failedDeposit({ code: 'banking.merchantClientError' }),
    ],
    lands: 'deposit.redirect',
  },
  codeTranslated: {
    situation: 'A deposit is refused with a code that has a translation',
    reads: ['error.title', 'common.errors.banking.insufficientFunds'],
    hears: [failedCall(400), error('banking.insufficientFunds'), failedDeposit({ httpStatus: 400 })],
    lands: 'deposit.redirect',
  },
  codeUntranslated: {
    situation: 'A deposit is refused with a code that has none',
    reads: ['error.title', 'provider.error'],
    hears: [failedCall(400), error('banking.unheard'), failedDeposit({ code: 'banking.unheard' })],
    lands: 'deposit.redirect',
  },
  fieldRejected: {
    situation: 'A deposit is refused with `banking.paymentMethodRegex`',
    reads: ['error.title', 'provider.error'],
    hears: [failedCall(400), failedDeposit({ code: 'banking.paymentMethodRegex' })],
    lands: 'deposit.redirect',
  },
  noCode: {
    situation: 'A deposit is refused without a code',
    reads: ['error.title', 'provider.error'],
    hears: [
      failedCall(400),
      error('ResponseError', 'Refused by rule 7c'),
      failedDeposit({ httpStatus: 400 }),
    ],
    lands: 'deposit.redirect',
  },
  depositRefusedByStatus: {
    situation: 'A deposit is refused by an HTTP status with a translation, and without a code',
    reads: ['error.title', 'error.status.429'],
    hears: [failedCall(429), failedDeposit({ httpStatus: 429 })],
    lands: 'deposit.redirect',
  },
  outcomeUnknown: {
    situation:
      'Nobody knows whether a deposit was made: no answer, a 5xx, an answer that breaks the contract',
    reads: ['deposit.unknown.title', 'deposit.unknown.text'],
    hears: [failedCall(), error('NetworkError', 'Network connection failed')],
    lands: 'deposit.redirect',
  },
  unsafeLink: {
    situation: 'A deposit’s redirect is no safe address',
    reads: ['error.title', 'provider.error'],
    hears: [failedDeposit(), error('UnsafeLinkError')],
    lands: 'deposit.redirect',
  },
  captchaUnavailable: {
    situation: 'A captcha has no id: the call goes on with `captchaBypass`',
    reads: [],
    hears: [error('captcha.empty', 'Captcha id is empty'), madeDeposit],
    lands: 'deposit.complete',
  },
  qrFailed: {
    situation: 'No QR code can hold the text',
    reads: ['invoice.qr.broken'],
    hears: [madeDeposit, error('qr.generation')],
    lands: 'deposit.redirect.pix',
  },
  detailsIncomplete: {
    situation: 'A peer-to-peer deposit is there, but its answer lacks what is needed to pay it',
    reads: ['p2p.details.missing.title', 'p2p.details.missing.text', ...unusableWays],
    hears: [
      failedDeposit({ cardViewType: 'p2p' }),
      { messageType: 'InvalidP2PResponse', missing: ['card', 'timeoutMinutes'] },
    ],
    lands: 'deposit.peer-to-peer.invoice',
  },
  detailsOfNothing: {
    situation: 'A peer-to-peer answer lacks what is needed, and the server knows of no such deposit',
    reads: ['error.title', 'provider.error'],
    hears: [
      failedDeposit({ cardViewType: 'p2p' }),
      { messageType: 'InvalidP2PResponse', missing: ['card', 'timeoutMinutes'] },
    ],
    lands: 'deposit.peer-to-peer',
  },
  detailsSealed: {
    situation: 'The card of a peer-to-peer deposit cannot be decrypted',
    reads: ['p2p.details.sealed.title', 'p2p.details.sealed.text', ...unusableWays],
    hears: [madeDeposit, error('DecryptionError', 'Error while decrypting data')],
    lands: 'deposit.peer-to-peer.invoice',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorName = keyof typeof errorCatalogue;
