import { useTranslation } from '@paywidget/shared/i18n';
import { Button } from '@paywidget/shared/ui';
import { FailedScreen } from './FailedScreen';

/** Shown instead of a screen that could not be loaded or has thrown. The rest of the widget keeps working. */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailedScreen
      icon="offline"
      tone="warning"
      title={t('screen.failed.title')}
      text={t('screen.failed.text')}
      actions={
        <Button action="refresh" onClick={onRetry}>
          {t('screen.failed.retry')}
        </Button>
      }
    />
  );
}
