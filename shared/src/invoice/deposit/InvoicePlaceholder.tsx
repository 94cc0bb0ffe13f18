import { useTranslation } from '@paywidget/shared/i18n';
import { RotatingHint } from '@paywidget/shared/transaction';
import { ScreenPlaceholder, Skeleton, WaitText } from '@paywidget/shared/ui';

/** Shown while an invoice loads: skeletons of the countdown, the amount and the payment details. */
export function InvoicePlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder narrow>
      <WaitText text={t('invoice.loading')} />
      <Skeleton shape="block" height={36} />
      <Skeleton shape="block" height={60} />
      <Skeleton shape="block" height={232} />
      <RotatingHint />
    </ScreenPlaceholder>
  );
}
