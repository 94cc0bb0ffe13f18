/** The findings of fuzzing, and the test for each finding. `fuzz.test.ts` checks that the tests exist. */
export interface PastFinding {
  /** The name of a target, `screens`, or `load` for `npm run load`. */
  target: string;
  /** The behaviour before the fix. */
  found: string;
  file: string;
  /** The title of the test, exactly as in the file. */
  title: string;
}

export const pastFindings: readonly PastFinding[] = [
  {
    target: 'host messages',
    found:
      'A token with a line break, or with letters beyond Latin-1, made every call fail as if there was no network.',
    file: 'shared/src/contract/host/user.test.ts',
    title: '%j, which no header can contain, counts as not sent',
  },
  {
    target: 'host messages',
    found: 'A `platformVersion` with letters beyond Latin-1 made every call fail as if there was no network.',
    file: 'shared/src/contract/host/hostPayload.test.ts',
    title: 'has the usual version if no header can contain the host’s: %j',
  },
  {
    target: 'host messages',
    found: 'Design tokens with a cycle or a big integer stopped the redirect in the payment’s own window.',
    file: 'shell/src/lib/session/followHost.test.ts',
    title: 'change no token that could not be passed on to the payment’s own window',
  },
  {
    target: 'host messages',
    found: 'A player’s id with half of a surrogate pair stopped the start.',
    file: 'shared/src/state/player.test.ts',
    title: 'has a key of its own for the player %j, whose id is no text',
  },
  {
    target: 'API answers',
    found: 'A suggested or prefilled amount with three decimals was shown rounded, and sent as it was.',
    file: 'shared/src/form/amount/depositAmount.test.ts',
    title: 'no suggestion that would be shown rounded, or that no request can carry exactly',
  },
  {
    target: 'API answers',
    found:
      'A time limit of 1e308 minutes became an infinite deadline. Stored, it cost the whole attempt: a reload lost the payment.',
    file: 'shared/src/deposit/response/deadline.test.ts',
    title: '%s does not expire if its time limit is later than any time: %j',
  },
  {
    target: 'API answers',
    found:
      'The early list read the entry `__proto__` of a table, which the schemas leave out, and so showed another badge.',
    file: 'e2e/quality/early-list/readMethods.test.ts',
    title: 'leaves the list to React if %s is %s',
  },
  {
    target: 'API answers',
    found: 'A payment that expires in more than 24 days set a timer each millisecond.',
    file: 'shared/src/transaction/time/scheduleAt.test.ts',
    title: 'waits for a time that is further away than the longest timer',
  },
  {
    target: 'URLs',
    found: 'A memo with half of a surrogate pair broke the page with the crypto address.',
    file: 'shared/src/crypto/model/walletLink.test.ts',
    title: 'builds no link for %s with a memo that is no text, such as half of an emoji',
  },
  {
    target: 'URLs',
    found: 'An icon’s name with half of a surrogate pair broke the list.',
    file: 'shared/src/services/iconResolver.test.ts',
    title: 'has an address for a name that is no text, such as half of an emoji',
  },
  {
    target: 'URLs',
    found: 'A `blob:` URL of a host passed for a captcha vendor’s script. The browser would have refused it.',
    file: 'shell/src/captcha/captchaSource.test.ts',
    title: 'rejects the script %s if the host names it',
  },
  {
    target: 'stored attempts',
    found: 'An amount in the storage that is no amount broke the complete page.',
    file: 'shared/src/payments/storedPayments.test.ts',
    title: 'keeps a deposit whose amounts on the chain are no amounts, without them',
  },
  {
    target: 'stored attempts',
    found: 'A time beyond all calendars, stored or of the server’s clock, broke the complete page.',
    file: 'shared/src/transaction/time/formatTime.test.ts',
    title: 'shows a time for %d, which no calendar has',
  },
  {
    target: 'regexes',
    found:
      'The cost of a rule with `+` was not a number for an empty text, so that the rule went to the worker.',
    file: 'shared/src/form/rules/regexCost.test.ts',
    title: 'the bound of %s on %d characters is %d',
  },
  {
    target: 'screens',
    found: 'An amount with more than 20 decimals broke the invoice: browsers refuse to write it.',
    file: 'shared/src/invoice/deposit/PayableAmountCard.test.tsx',
    title: 'shows an amount with more decimals than browsers can write',
  },
  {
    target: 'load',
    found: 'A page that opened the widget again and again kept five links for each time.',
    file: 'shell/src/embed/prefetch.test.ts',
    title: 'adds the links once, however often the page opens a widget',
  },
  {
    target: 'themes',
    found: 'A colour without a bracket was read, and one with infinite channels was no colour.',
    file: 'shared/src/theme/colour.test.ts',
    title: 'reads no colour in %s',
  },
  {
    target: 'themes',
    found: 'The time that a token of many digits took grew with the square of their number.',
    file: 'shared/src/theme/checkTokens.test.ts',
    title: 'refuses a very long %s of %j, many %j and %j in linear time',
  },
];
