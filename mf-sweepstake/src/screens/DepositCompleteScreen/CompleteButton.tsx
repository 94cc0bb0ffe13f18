import type { CompleteView } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { routeNamed, type ScreenName } from '@paywidget/shared/navigation/routes';
import { Button } from '@paywidget/shared/ui';

interface CompleteButtonProps {
  button: NonNullable<CompleteView['button']>;
  /** Where the payment is gone back to, unless the page's address names another route. */
  page: ScreenName;
}

/** The way on from a complete page: out of the widget, or back to what was declined. */
export function CompleteButton({ button: { action, text }, page }: CompleteButtonProps) {
  const { t } = useTranslation();
  const { go, close } = useFlow();
  const { flow } = useFlowPosition();
  const query = useQueryParams();
  const named = query.get('to');
  const back = named !== null && routeNamed(flow, named) ? named : page;
  return (
    <Button action={action} onClick={() => (action === 'close' ? close() : go(back, { replace: true }))}>
      {t(text)}
    </Button>
  );
}
