import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { routeNamed, type ScreenName } from '@paywidget/shared/navigation/routes';
import { payloadAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, type ButtonProps } from '@paywidget/shared/ui';

export interface BackButtonProps extends Pick<ButtonProps, 'variant'> {
  /** A translation key. */
  text: string;
  /** The page to go back to. The query parameter `to` replaces it if it names a route of this flow. */
  page: ScreenName;
  /** Value of the stable hook `data-action`. */
  action?: 'back' | 'again';
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
export function CloseButton({ text, variant }: Pick<BackButtonProps, 'text' | 'variant'>) {
  const { t } = useTranslation();
  const { close } = useFlow();
  return (
    <Button action="close" variant={variant} onClick={close}>
      {t(text)}
    </Button>
  );
}

/** Goes back to the form in which the transaction was started. */
export function BackButton({ text, page, action = 'back', variant }: BackButtonProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { flow } = useFlowPosition();
  const named = useQueryParams().get('to');
  const target = named !== null && routeNamed(flow, named) ? named : page;
  return (
    <Button action={action} variant={variant} onClick={() => go(target, { replace: true })}>
      {t(text)}
    </Button>
  );
}

export interface HiddenHeaderButtonsProps {
  /** The route of the list that the page belongs to. */
  list: ScreenName;
  /** The actions of the page's own buttons. */
  has: { close?: boolean; back?: boolean };
}

/**
 * If the header is hidden, the footer leads to the list instead, and closes the widget if the host allows this. Leaves out
 * the actions of the page's own buttons.
 */
export function HiddenHeaderButtons({ list, has }: HiddenHeaderButtonsProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { route } = useFlowPosition();
  const { closingButton } = useAtomValue(payloadAtom);
  if (route.header !== 'none') return null;
  return (
    <>
      {!has.back && (
        <Button action="back" variant="plain" onClick={() => go(list, { replace: true })}>
          {t('deposit.complete.list')}
        </Button>
      )}
      {!has.close && closingButton && <CloseButton text="deposit.complete.close" variant="plain" />}
    </>
  );
}
