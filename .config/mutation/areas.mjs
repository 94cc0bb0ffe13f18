/**
 * The code that moves money or decides what to trust. `mutate` lists its files, `tests` the tests that must notice a change in
 * them: paths, or ends of paths. Components (`.tsx`) are mutated only if they decide something: Stryker cannot run the browser
 * tests, which look at what is drawn.
 *
 * `withoutTests` lists tests that are left out: they open whole screens or play hundreds of journeys, which would take
 * seconds for each change.
 *
 * `timeoutMs` is for tests that take milliseconds normally, but that a change often keeps waiting.
 *
 * @type {Record<string, { mutate: string[], tests: string[], withoutTests?: string[], timeoutMs?: number }>}
 */
export const areas = {
  money: {
    mutate: ['shared/src/money/**/*.ts'],
    tests: ['shared/src/money/'],
  },
  transaction: {
    mutate: ['shared/src/transaction/**/*.ts'],
    tests: ['shared/src/transaction/'],
  },
  redirect: {
    mutate: ['shell/src/lib/bridge/followRedirect.ts', 'shared/src/deposit/redirect/**/*.ts'],
    tests: ['shell/src/lib/bridge/followRedirect', 'shared/src/deposit/redirect/'],
  },
  captcha: {
    mutate: ['shell/src/captcha/**/*.ts', 'shell/src/captcha/solveCaptcha.tsx'],
    tests: ['shell/src/captcha/'],
  },
  bridge: {
    mutate: ['shell/src/lib/bridge/**/*.ts'],
    tests: ['shell/src/lib/bridge/'],
    timeoutMs: 1_500,
  },
  payments: {
    mutate: ['shared/src/payments/**/*.ts'],
    tests: ['shared/src/payments/'],
    withoutTests: ['shared/src/payments/payments.model'],
  },
  withdrawal: {
    // Without the hooks: tests of whole screens cover them, and take seconds for each change.
    mutate: ['shared/src/withdrawal/**/*.ts', '!shared/src/withdrawal/**/use*.ts'],
    tests: ['shared/src/withdrawal/'],
  },
  deposit: {
    // Redirects are a separate area. Hooks are left out, as above.
    mutate: [
      'shared/src/deposit/**/*.ts',
      '!shared/src/deposit/redirect/**',
      '!shared/src/deposit/**/use*.ts',
    ],
    tests: ['shared/src/deposit/'],
    withoutTests: [
      'shared/src/deposit/redirect/',
      'shared/src/deposit/complete/useDepositStatus',
      'shared/src/deposit/open/OpenPaymentList',
      'shared/src/deposit/resume/useResumeAttempt',
      'shared/src/deposit/submission/submitter.model',
      'shared/src/deposit/submission/useSubmitDeposit',
    ],
  },
  federation: {
    // The list of units to load ahead decides nothing. Without the list, units are loaded when they are needed.
    mutate: ['shell/src/lib/federation/**/*.ts', '!shell/src/lib/federation/lazyUnits.ts'],
    tests: ['shell/src/lib/federation/'],
    timeoutMs: 1_500,
  },
};

/** Files without mutants: tests, files that only tests use, and entry files, which only list public names. */
export const notMutated = [
  '!**/*.test.ts',
  '!**/*.test.tsx',
  '!**/index.ts',
  '!shell/src/lib/bridge/fakeFrame.ts',
];
