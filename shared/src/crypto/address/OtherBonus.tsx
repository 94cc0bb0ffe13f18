import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Notice } from '@paywidget/shared/ui';

/**
 * Shown if the bonus has changed since the shown address was requested. The address stays. A press requests another address.
 */
export function OtherBonus({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Notice
        tone="info"
        action={
          <Button variant="plain" action="refresh" onClick={onRenew}>
            {t('crypto.bonus.renew')}
          </Button>
        }
      >
        {t('crypto.bonus.other')}
      </Notice>
    </div>
  );
}
