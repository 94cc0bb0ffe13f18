import { needsResolution, ResolveButton } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import type { Box } from '@paywidget/shared/payments';
import { Button } from '@paywidget/shared/ui';
import type { BoxOrder } from './useBoxOrder';

interface OrderFooterProps {
  box: Box;
  order: BoxOrder;
}

/**
 * The one thing to do next: to pay, or to settle what was sent. Only another order than the one sent can be paid for
 * meanwhile (decisions, section 6).
 */
export function OrderFooter({ box, order }: OrderFooterProps) {
  const { t, i18n } = useTranslation();
  const isOpen = needsResolution(order.view);
  const price = formatAmount(box.price, box.priceCurrencyCode, i18n.language);
  return (
    <>
      {isOpen && <ResolveButton deposit={order} />}
      {!(isOpen && order.isAsSent) && (
        <Button
          action="submit"
          busy={order.view === 'busy'}
          disabled={order.form.isSubmitDisabled}
          onClick={order.submit}
        >
          {t('sweep.order.submit', { amount: price })}
        </Button>
      )}
    </>
  );
}
