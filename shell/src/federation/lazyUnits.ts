/**
 * The units that flows use and the shell itself does not. Naming them puts them into the shell's build, from where the
 * remotes fetch them with their first form.
 */
export const lazyUnits = {
  payments: () => import('@paywidget/shared/payments'),
  amount: () => import('@paywidget/shared/amount'),
  parts: () => import('@paywidget/shared/parts'),
  form: () => import('@paywidget/shared/form'),
  deposit: () => import('@paywidget/shared/deposit'),
  bonus: () => import('@paywidget/shared/bonus'),
  invoice: () => import('@paywidget/shared/invoice'),
  crypto: () => import('@paywidget/shared/crypto'),
  withdrawal: () => import('@paywidget/shared/withdrawal'),
  region: () => import('@paywidget/shared/region'),
} as const;
