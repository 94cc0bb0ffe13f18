import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { useService } from '@paywidget/shared/services';
import { payloadAtom, useAtomValue } from '@paywidget/shared/state';
import { useCallback } from 'react';
import { HeaderBar } from './HeaderBar';

/**
 * The bar above every screen: a back button on screens with a back target, the title, and a close button if the host allows
 * closing. The screen shows its title in the bar (`ScreenTitle`). While there is no screen, the bar shows the route's title.
 */
export function Header() {
  const { t } = useTranslation();
  const { route, titleSlot } = useFlowPosition();
  const { back, close } = useFlow();
  const { closingButton } = useAtomValue(payloadAtom);
  const isBare = useService('isBarePage');
  // A bare page, opened by a provider's redirect, has no list to go back to. The list behind the empty page leads to it again.
  const hasBack = route.back !== 'none' && route.header !== 'withoutBack' && !isBare;
  const placeSlot = useCallback(
    (title: HTMLElement | null) => {
      if (titleSlot) title?.append(titleSlot);
    },
    [titleSlot],
  );
  if (route.header === 'none') return null;
  return (
    <HeaderBar
      title={t(route.title)}
      titleRef={placeSlot}
      back={hasBack ? { label: t('header.back'), onPress: back } : undefined}
      close={
        closingButton && route.header !== 'withoutClose'
          ? { label: t('header.close'), onPress: close }
          : undefined
      }
    />
  );
}
