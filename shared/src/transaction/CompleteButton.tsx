import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { routeNamed, type ScreenName } from '@paywidget/shared/navigation/routes';
import { Button } from '@paywidget/shared/ui';

export interface BackButtonProps {
  /** A translation key. */
  text: string;
  /** The page to go back to. The query parameter `to` replaces it if it names a route of this flow. */
  page: ScreenName;
}

export interface CompleteButtonProps {
  button: { action: 'close' | 'back'; text: string };
  page: BackButtonProps['page'];
}

/** The button of a complete page: closes the widget, or goes back to the form. */
export function CompleteButton({ button: { action, text }, page }: CompleteButtonProps) {
  return action === 'close' ? <CloseButton text={text} /> : <BackButton text={text} page={page} />;
}

/** Closes the widget. */
export function CloseButton({ text }: Pick<BackButtonProps, 'text'>) {
  const { t } = useTranslation();
  const { close } = useFlow();
  return (
    <Button action="close" onClick={close}>
      {t(text)}
    </Button>
  );
}

/** Goes back to the form that the transaction was started from. */
export function BackButton({ text, page }: BackButtonProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { flow } = useFlowPosition();
  const named = useQueryParams().get('to');
  const target = named !== null && routeNamed(flow, named) ? named : page;
  return (
    <Button action="back" onClick={() => go(target, { replace: true })}>
      {t(text)}
    </Button>
  );
}
