/**
 * The units that only flows use. Importing them here adds them to the shell's build. The remotes load them from there
 * with their first form. The rows of `shared/build/units.mjs` say which units these are; a test of the rows writes the imports.
 */
export const lazyUnits = {
  /** The parts of nearly every deposit form. */
  form: [
    () => import('@paywidget/shared/contract/payments'),
    () => import('@paywidget/shared/money/input'),
    () => import('@paywidget/shared/ui/controls'),
    () => import('@paywidget/shared/form'),
    () => import('@paywidget/shared/bonus'),
    () => import('@paywidget/shared/transaction'),
    () => import('@paywidget/shared/deposit'),
    () => import('@paywidget/shared/deposit/form'),
  ],
  later: [
    () => import('@paywidget/shared/methods/search'),
    () => import('@paywidget/shared/invoice'),
    () => import('@paywidget/shared/crypto'),
    () => import('@paywidget/shared/region'),
    () => import('@paywidget/shared/withdrawal'),
    () => import('@paywidget/shared/withdrawal/review'),
  ],
};
