import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Message, ScreenPlaceholder } from '@paywidget/shared/ui';

/** In the place of one screen that could not be had; the rest of the widget goes on working. */
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
