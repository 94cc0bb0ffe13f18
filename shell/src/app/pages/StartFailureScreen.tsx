import { useHost, useHostMessage } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { announceCloseAtom, useSetAtom } from '@paywidget/shared/state';
import { Button, Message, ScreenPlaceholder } from '@paywidget/shared/ui';
import type { StartFailure } from '../../start/failures';

interface StartFailureScreenProps {
  failure: StartFailure;
  onRetry: () => void;
}

/** Instead of a blank page: why nothing can be paid here yet, and the way to try again. */
export function StartFailureScreen({ failure, onRetry }: StartFailureScreenProps) {
  const { t } = useTranslation();
  useCloseOnHostRequest();
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

/** There is nowhere to go from here but out: whatever the host asks for, it may take the widget away at once. */
function useCloseOnHostRequest(): void {
  const host = useHost();
  const announceClose = useSetAtom(announceCloseAtom);
  const leave = () => {
    announceClose();
    host.send('Close', {});
  };
  useHostMessage('close', leave);
  useHostMessage('back', leave);
  useHostMessage('swipe-back', leave);
}
