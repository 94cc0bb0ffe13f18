import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Message, ScreenPlaceholder } from '@paywidget/shared/ui';
import type { StartFailure } from './startFailure';

interface StartFailureScreenProps {
  failure: StartFailure;
  onRetry: () => void;
}

/** Instead of a blank page: why nothing can be paid here yet, and the way to try again. */
export function StartFailureScreen({ failure, onRetry }: StartFailureScreenProps) {
  const { t } = useTranslation();
  return (
    <ScreenPlaceholder narrow>
      <div role="alert">
        <Message
          icon={failure.icon}
          tone="warning"
          title={t(failure.title)}
          text={t(failure.text)}
          actions={
            <Button action="refresh" onClick={onRetry}>
              {t('start.retry')}
            </Button>
          }
        />
      </div>
    </ScreenPlaceholder>
  );
}
