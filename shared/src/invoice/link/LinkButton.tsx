import { useTranslation } from '@paywidget/shared/i18n';
import { Button, type ButtonProps, Notice } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useLinkTarget } from './useLinkTarget';
import { useSafeLink } from './useSafeLink';

export interface LinkButtonProps {
  /** The link as the server sent it. An unsafe link is reported to the host and replaced by a notice. */
  url: string;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** A button that opens the page on which the player pays. */
export function LinkButton({ url, variant = 'secondary', children }: LinkButtonProps) {
  const { t } = useTranslation();
  const link = useSafeLink(url);
  const target = useLinkTarget(link);
  if (!link) return <Notice tone="warning">{t('invoice.link.unsafe')}</Notice>;
  return (
    <Button variant={variant} href={link.href} target={target}>
      {children}
    </Button>
  );
}
