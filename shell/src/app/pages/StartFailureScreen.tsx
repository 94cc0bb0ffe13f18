import { useTranslation } from '@paywidget/shared/i18n';
import { useHost, useHostMessage } from '@paywidget/shared/services';
import { announceCloseAtom, useSetAtom } from '@paywidget/shared/state';
import { Button, Message, ScreenPlaceholder } from '@paywidget/shared/ui';
import type { StartFailure } from '../failures';

interface StartFailureScreenProps {
  failure: StartFailure;
  onRetry: () => void;
}

/** Shown if the widget could not start: the reason, and a retry button. */
export function StartFailureScreen({ failure, onRetry }: StartFailureScreenProps) {
  const { t } = useTranslation();
  useCloseOnHostRequest();
  return (
    <ScreenPlaceholder narrow>
      <div role="alert">
        <Message
          level={1}
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

/** Answers `close`, `back` and `swipe-back` of the host with `Close`, because there is no screen to go back to. */
function useCloseOnHostRequest(): void {
  const host = useHost();
  const announceClose = useSetAtom(announceCloseAtom);
  const closeWidget = () => {
    announceClose();
    host.send('Close', {});
  };
  useHostMessage('close', closeWidget);
  useHostMessage('back', closeWidget);
  useHostMessage('swipe-back', closeWidget);
}
