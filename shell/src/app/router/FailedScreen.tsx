import { useTranslation } from '@paywidget/shared/i18n';
import { ScreenTitle, useFlowPosition } from '@paywidget/shared/navigation';
import { Message, type MessageProps, ScreenPlaceholder, useWidget } from '@paywidget/shared/ui';
import { useEffect, useRef } from 'react';

/** Shown instead of a screen that cannot be shown: the reason, and the next step for the player. */
export function FailedScreen(message: Omit<MessageProps, 'level'>) {
  const { t } = useTranslation();
  const { route } = useFlowPosition();
  const { focusHistory } = useWidget();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (alert.current) focusHistory?.restoreLostFocus(alert.current);
  }, [focusHistory]);

  return (
    <ScreenPlaceholder narrow>
      <ScreenTitle text={t(route.title)} isHeading={false} />
      <div ref={alert} role="alert">
        <Message {...message} level={1} />
      </div>
    </ScreenPlaceholder>
  );
}
