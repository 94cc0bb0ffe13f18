import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';

/** Stands in the places of the title, the method, the amount with its chips, and a field. */
export function FormPlaceholder() {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder narrow>
      <VisuallyHidden as="div" role="status">
        {t('deposit.loading')}
      </VisuallyHidden>
      <Skeleton width={140} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={112} />
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={72} />
    </ScreenPlaceholder>
  );
}
