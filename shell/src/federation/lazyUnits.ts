/**
 * The units that only flows use. Importing them here adds them to the shell's build. The remotes load them from there
 * with their first form.
 */
export const lazyUnits = {
  'contract/payments': () => import('@paywidget/shared/contract/payments'),
  'money/input': () => import('@paywidget/shared/money/input'),
  'ui/controls': () => import('@paywidget/shared/ui/controls'),
  form: () => import('@paywidget/shared/form'),
  bonus: () => import('@paywidget/shared/bonus'),
  transaction: () => import('@paywidget/shared/transaction'),
  deposit: () => import('@paywidget/shared/deposit'),
  'deposit/form': () => import('@paywidget/shared/deposit/form'),
  invoice: () => import('@paywidget/shared/invoice'),
  crypto: () => import('@paywidget/shared/crypto'),
  withdrawal: () => import('@paywidget/shared/withdrawal'),
  region: () => import('@paywidget/shared/region'),
} as const;
