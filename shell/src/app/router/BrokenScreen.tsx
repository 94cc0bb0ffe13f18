import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Message, ScreenPlaceholder } from '@paywidget/shared/ui';

/** Shown instead of a screen that could not be loaded or has thrown. The rest of the widget keeps working. */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder narrow>
      <div role="alert">
        <Message
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
      </div>
    </ScreenPlaceholder>
  );
}
