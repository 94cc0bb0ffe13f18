import type english from '../../../shared/locales/en.json';

type TextKey = keyof typeof english;

/** A message to the host. Rows list only the fields that matter. */
export type HostMessage =
  | { messageType: 'Error'; code: string; message?: string }
  | { messageType: 'Analytics'; event: string; data?: Readonly<Record<string, unknown>> }
  | { messageType: 'InvalidP2PResponse'; missing: readonly string[] }
  | { messageType: 'TokenExpired' }
  | { messageType: 'MissingTranslation'; key: string };

export interface ErrorRow {
  situation: string;
  /** The texts that the player reads, in order: text keys, or a text from the server. */
  texts: readonly (TextKey | { server: string })[];
  messages: readonly HostMessage[];
  /** The route of the screen that is shown then; `start`: the start page; `in place`: a notice instead of the screen. */
  screen: string;
}

const error = (code: string, message?: string): HostMessage => ({ messageType: 'Error', code, message });
const failedCall = (status?: number): HostMessage => ({
  messageType: 'Analytics',
  event: 'error',
  data: { status },
});
const failedDeposit = (reason: Readonly<Record<string, unknown>> = {}): HostMessage => ({
  messageType: 'Analytics',
  event: 'deposit_fail',
  data: { status: 'fail', ...reason },
});

const createdDeposit: HostMessage = { messageType: 'Analytics', event: 'deposit_success' };

/** The buttons of a deposit that exists but cannot be paid. */
const unusableActions = ['p2p.details.refresh', 'invoice.cancel'] as const;

const errorPage = ['error.title', 'error.text'] as const;

/**
 * The error catalogue: for each situation the text that the player reads, the messages that the host receives, and the
 * screen. The test beside it opens the whole widget in each situation. `docs/guides/errors.md` contains the same table.
 */
export const errorCatalogue = {
  hostSilent: {
    situation: 'The host page does not answer for 10 s',
    texts: ['start.host.title', 'start.host.text'],
    messages: [error('host.silent', 'The host has not answered')],
    screen: 'start',
  },
  noPayload: {
    situation: 'The `loaded` reply has no payload',
    texts: ['start.data.title', 'start.data.text'],
    messages: [error('host.data', 'Incorrect data from host')],
    screen: 'start',
  },
  noUserData: {
    situation: 'The native app does not set the user data for 5 s',
    texts: ['start.host.title', 'start.host.text'],
    messages: [error('webview.userData', 'The property paywidgetUserData was not found in the window')],
    screen: 'start',
  },
  noConfiguration: {
    situation: 'The deployment’s `config.json` cannot be loaded',
    texts: ['start.failed.title', 'start.failed.text'],
    messages: [error('configuration', 'The deployment has no configuration')],
    screen: 'start',
  },
  insecure: {
    situation: 'The page is not served over https',
    texts: ['start.insecure.title', 'start.insecure.text'],
    messages: [error('page.insecure', 'HTTPS is required')],
    screen: 'start',
  },
  localeFailed: {
    situation: 'A language file cannot be loaded: the texts are English',
    texts: ['deposit.title'],
    messages: [
      error('file.failed'),
      error('locale.receiving', 'Locale receiving error ar'),
      error('locale.loading', 'Locale loading error ar. Fallback to English'),
    ],
    screen: 'deposit.list',
  },
  translationMissing: {
    situation: 'The server names a text that has no translation: it is left out',
    texts: [],
    messages: [{ messageType: 'MissingTranslation', key: 'paymentMethods.banner.unknown' }],
    screen: 'deposit.list',
  },
  networkFailed: {
    situation: 'A page’s call gets no answer, even after three retries',
    texts: ['error.title', 'error.network', 'error.text'],
    messages: [
      failedCall(),
      error('NetworkError', 'Network connection failed'),
      error('error.page', 'Network connection failed'),
    ],
    screen: 'error',
  },
  timedOut: {
    situation: 'A page’s call takes more than 30 s',
    texts: ['error.title', 'error.timeout', 'error.text'],
    messages: [
      failedCall(),
      error('RequestTimeoutError', 'Request timeout'),
      error('error.page', 'Request timeout'),
    ],
    screen: 'error',
  },
  rejectedByCode: {
    situation: 'A page’s call fails with an HTTP status that has no translation',
    texts: errorPage,
    messages: [failedCall(500), error('ResponseError', 'Database is down'), error('error.page', 'HTTP 500')],
    screen: 'error',
  },
  rejectedByStatus: {
    situation: 'A page’s call fails with an HTTP status that has a translation',
    texts: ['error.title', 'error.status.403'],
    messages: [failedCall(403), error('error.page', 'HTTP 403')],
    screen: 'error',
  },
  tokenExpired: {
    situation: 'A page’s call fails with 401: the token has expired',
    texts: ['error.title', 'error.status.401'],
    messages: [{ messageType: 'TokenExpired' }, failedCall(401), error('error.page', 'HTTP 401')],
    screen: 'error',
  },
  invalidAnswer: {
    situation: 'The answer to a page’s call breaks the contract',
    texts: errorPage,
    messages: [failedCall(), error('ContractError'), error('error.page', 'Unknown error')],
    screen: 'error',
  },
  invalidMethod: {
    situation: 'One method of a list breaks the contract: it is left out',
    texts: [],
    messages: [error('contract.dropped')],
    screen: 'deposit.list',
  },
  unknownCardViewType: {
    situation: 'A method’s card view type is unknown: it is left out',
    texts: [],
    messages: [error('methods.refused', 'Method strange has an unknown card view type')],
    screen: 'deposit.list',
  },
  noDepositMethods: {
    situation: 'There are no deposit methods',
    texts: ['empty.title', 'empty.text'],
    messages: [error('methods.empty', 'Empty payment methods')],
    screen: 'empty',
  },
  noWithdrawalMethods: {
    situation: 'There are no withdrawal methods',
    texts: ['empty.title', 'empty.vpn.text'],
    messages: [error('methods.empty', 'Empty withdrawal methods')],
    screen: 'empty',
  },
  noBoxes: {
    situation: 'There are no sweepstake boxes',
    texts: ['empty.title', 'empty.text'],
    messages: [error('methods.empty', 'Empty sweepstakes')],
    screen: 'empty',
  },
  boxesFailed: {
    situation: 'The call for sweepstake boxes fails: there are none',
    texts: ['empty.title', 'empty.text'],
    messages: [failedCall(500), error('methods.empty', 'Empty sweepstakes')],
    screen: 'empty',
  },
  boxesWithoutAnswer: {
    situation: 'The call for sweepstake boxes gets no answer, even after three retries',
    texts: ['error.network', 'error.network.advice'],
    messages: [
      failedCall(),
      error('NetworkError', 'Network connection failed'),
      error('methods.empty', 'Empty sweepstakes'),
    ],
    screen: 'empty',
  },
  balanceFailed: {
    situation: 'The balance of sweep coins cannot be loaded: it is shown as 0',
    texts: ['sweep.balance.incomplete'],
    messages: [failedCall(500)],
    screen: 'sweep.withdrawal.methods',
  },
  unplayedFailed: {
    situation: 'The amount still to be played cannot be loaded: it is shown as 0',
    texts: ['sweep.balance.incomplete'],
    messages: [failedCall(500)],
    screen: 'sweep.withdrawal.methods',
  },
  rateFailed: {
    situation: 'The conversion rate cannot be loaded: coins cannot be redeemed',
    texts: ['sweep.convert.failed.title', 'sweep.convert.failed.text'],
    messages: [failedCall(500)],
    screen: 'sweep.withdrawal.crypto.convert',
  },
  noRegions: {
    situation: 'The list of countries cannot be loaded: the Change button is hidden',
    texts: ['region.row'],
    messages: [failedCall(500)],
    screen: 'deposit.list',
  },
  currencyUnavailable: {
    situation: 'The chosen method does not accept the player’s currency',
    texts: ['deposit.currencyUnavailable'],
    messages: [],
    screen: 'deposit.redirect',
  },
  iconFailed: {
    situation: 'An icon does not load: a drawn card is shown',
    texts: [],
    messages: [error('icon.failed', 'Visa: visa-logo')],
    screen: 'deposit.list',
  },
  iconIdsEmpty: {
    situation: 'A method’s list of icon ids is empty: a drawn card is shown',
    texts: [],
    messages: [error('icon.failed', 'Visa has no icon ids')],
    screen: 'deposit.list',
  },
  flowFailed: {
    situation: 'A flow’s files cannot be loaded',
    texts: ['screen.failed.title', 'screen.failed.text'],
    messages: [error('remote.failed')],
    screen: 'in place',
  },
  fileBroken: {
    situation: 'A script or style sheet of the page cannot be loaded, or is not what its integrity says',
    texts: [],
    messages: [error('file.failed')],
    screen: 'deposit.list',
  },
  screenMissing: {
    situation: 'The deployed flow does not contain the requested screen',
    texts: ['screen.missing.title', 'screen.missing.text'],
    messages: [error('screen.missing')],
    screen: 'in place',
  },
  cardRefused: {
    situation: 'In package mode a method asks for a card number, and the deployment does not allow that',
    texts: ['form.card.refused.title', 'form.card.refused.text'],
    messages: [error('form.cardRefused')],
    screen: 'deposit.redirect',
  },
  merchantMessage: {
    situation: 'A deposit is rejected with `banking.merchantClientError`',
    texts: ['error.title', { server: 'Call us about order 7' }],
    messages: [
      failedCall(400),
      error('banking.merchantClientError'),
      failedDeposit({ code: 'banking.merchantClientError' }),
    ],
    screen: 'deposit.redirect',
  },
  codeTranslated: {
    situation: 'A deposit is rejected with a code that has a translation',
    texts: ['error.title', 'common.errors.banking.insufficientFunds'],
    messages: [failedCall(400), error('banking.insufficientFunds'), failedDeposit({ httpStatus: 400 })],
    screen: 'deposit.redirect',
  },
  codeUntranslated: {
    situation: 'A deposit is rejected with a code that has no translation',
    texts: ['error.title', 'provider.error'],
    messages: [
      failedCall(400),
      error('banking.unknownCode'),
      failedDeposit({ code: 'banking.unknownCode' }),
      { messageType: 'MissingTranslation', key: 'common.errors.banking.unknownCode' },
    ],
    screen: 'deposit.redirect',
  },
  fieldRejected: {
    situation: 'A deposit is rejected with `banking.paymentMethodRegex`',
    texts: ['error.title', 'provider.error'],
    messages: [failedCall(400), failedDeposit({ code: 'banking.paymentMethodRegex' })],
    screen: 'deposit.redirect',
  },
  noCode: {
    situation: 'A deposit is rejected without a code',
    texts: ['error.title', 'provider.error'],
    messages: [
      failedCall(400),
      error('ResponseError', 'Refused by rule 7c'),
      failedDeposit({ httpStatus: 400 }),
    ],
    screen: 'deposit.redirect',
  },
  depositRejectedByStatus: {
    situation: 'A deposit is rejected without a code, with an HTTP status that has a translation',
    texts: ['error.title', 'error.status.429'],
    messages: [failedCall(429), failedDeposit({ httpStatus: 429 })],
    screen: 'deposit.redirect',
  },
  outcomeUnknown: {
    situation: 'The outcome of a deposit is unknown: no answer, a 5xx, or an answer that breaks the contract',
    texts: ['deposit.unknown.title', 'deposit.unknown.text'],
    messages: [failedCall(), error('NetworkError', 'Network connection failed')],
    screen: 'deposit.redirect',
  },
  unsafeLink: {
    situation: 'A deposit’s redirect address is unsafe',
    texts: ['error.title', 'provider.error'],
    messages: [failedDeposit(), error('UnsafeLinkError')],
    screen: 'deposit.redirect',
  },
  captchaUnavailable: {
    situation: 'A captcha has no id: the call is made with `captchaBypass`',
    texts: [],
    messages: [error('captcha.empty', 'Captcha id is empty'), createdDeposit],
    screen: 'deposit.complete',
  },
  qrFailed: {
    situation: 'The text is too long for a QR code',
    texts: ['invoice.qr.broken'],
    messages: [createdDeposit, error('qr.generation')],
    screen: 'deposit.redirect.pix',
  },
  detailsIncomplete: {
    situation: 'A peer-to-peer deposit exists, but its details are incomplete',
    texts: ['p2p.details.missing.title', 'p2p.details.missing.text', ...unusableActions],
    messages: [
      failedDeposit({ cardViewType: 'p2p' }),
      { messageType: 'InvalidP2PResponse', missing: ['card', 'timeoutMinutes'] },
    ],
    screen: 'deposit.peer-to-peer.invoice',
  },
  detailsOfUnknownDeposit: {
    situation: 'Peer-to-peer details are incomplete, and the server knows no such deposit',
    texts: ['error.title', 'provider.error'],
    messages: [
      failedDeposit({ cardViewType: 'p2p' }),
      { messageType: 'InvalidP2PResponse', missing: ['card', 'timeoutMinutes'] },
    ],
    screen: 'deposit.peer-to-peer',
  },
  cardNotDecrypted: {
    situation: 'The card of a peer-to-peer deposit cannot be decrypted',
    texts: ['p2p.details.encrypted.title', 'p2p.details.encrypted.text', ...unusableActions],
    messages: [createdDeposit, error('DecryptionError', 'Error while decrypting data')],
    screen: 'deposit.peer-to-peer.invoice',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorName = keyof typeof errorCatalogue;
