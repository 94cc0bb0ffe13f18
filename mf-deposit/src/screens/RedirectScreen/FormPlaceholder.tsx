import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';

/** Stands in the places of the method, the amount with its chips, and a field. */
export function FormPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder narrow>
      <div role="status">
        <VisuallyHidden>{t('deposit.loading')}</VisuallyHidden>
      </div>
      <Skeleton shape="block" height={56} />
      <Skeleton shape="block" height={96} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={72} />
    </ScreenPlaceholder>
  );
}
