import { LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { useHasOpenPayments } from '@paywidget/shared/payments';
import { Skeleton } from '@paywidget/shared/ui';

const strip = lazyPart(
  useHasOpenPayments,
  async () => (await import('@paywidget/shared/deposit')).OpenPaymentList,
  ['form', 'deposit'],
);

/** The place above a list for the player's open payments. For players without open payments, the strip is not loaded. */
export function OpenPayments() {
  // Without the strip, the list still works.
  return <LazyPart part={strip} placeholder={<Skeleton shape="block" height={64} />} failed={() => null} />;
}
