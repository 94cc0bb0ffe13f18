import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenPlaceholder, Skeleton, WaitText } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';

export interface FormPlaceholderProps {
  /** True if the page starts with a title line. */
  hasTitle?: boolean;
  /** True if the form has a second amount instead of chips. */
  hasTwoAmounts?: boolean;
  /** Shown below the skeleton. */
  children?: ReactNode;
}

/** Shows the skeleton of a payment form while it loads: the method, the amount with its chips, and one field. */
export function FormPlaceholder({ hasTitle = false, hasTwoAmounts = false, children }: FormPlaceholderProps) {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder narrow>
      <WaitText text={t('deposit.loading')} />
      {hasTitle && <Skeleton width={140} />}
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={112} />
      <Skeleton shape="block" height={hasTwoAmounts ? 112 : 44} />
      <Skeleton shape="block" height={72} />
      {children}
    </ScreenPlaceholder>
  );
}
