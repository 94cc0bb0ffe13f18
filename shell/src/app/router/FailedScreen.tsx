import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenTitle, useFlowPosition } from '@paywidget/shared/navigation';
import { Message, type MessageProps, ScreenPlaceholder } from '@paywidget/shared/ui';

/** Shown instead of a screen that cannot be shown: why, and what to do. */
export function FailedScreen(message: Omit<MessageProps, 'level'>) {
  const { t } = useTranslation();
  const { route } = useFlowPosition();
  return (
    <ScreenPlaceholder narrow>
      <ScreenTitle text={t(route.title)} isHeading={false} />
      <div role="alert">
        <Message {...message} level={1} />
      </div>
    </ScreenPlaceholder>
  );
}
