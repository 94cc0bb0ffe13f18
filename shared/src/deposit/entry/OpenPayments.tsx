import { LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { useHasOpenPayments } from '@paywidget/shared/payments';
import { Skeleton } from '@paywidget/shared/ui';

const strip = lazyPart(
  useHasOpenPayments,
  async () => (await import('@paywidget/shared/deposit')).OpenPaymentList,
  ['form', 'deposit'],
);

/** The place above a list for the player's open payments. Players without one do not load the strip. */
export function OpenPayments() {
  // The list works without the strip.
  return <LazyPart part={strip} placeholder={<Skeleton shape="block" height={64} />} failed={() => null} />;
}
