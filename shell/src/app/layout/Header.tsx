import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { isBarePageAtom, payloadAtom, useAtomValue } from '@paywidget/shared/state';
import { IconButton } from '@paywidget/shared/ui';
import { useCallback } from 'react';
import styles from './Header.module.scss';

/**
 * The bar above every screen: a back button on screens with a back target, the title, and a close button if the host allows
 * closing. The screen shows its title in it (`ScreenTitle`). While there is no screen, it shows the route's title.
 */
export function Header() {
  const { t } = useTranslation();
  const { route, titleSlot } = useFlowPosition();
  const { back, close } = useFlow();
  const { closingButton } = useAtomValue(payloadAtom);
  const isBare = useAtomValue(isBarePageAtom);
  // A bare page, opened by a provider's redirect, has no list to go back to. The list behind the empty page leads to it again.
  const hasBack = route.back !== 'none' && route.name !== 'empty' && !isBare;
  const placeSlot = useCallback(
    (title: HTMLElement | null) => {
      if (titleSlot) title?.append(titleSlot);
    },
    [titleSlot],
  );
  if (route.hidesHeader) return null;
  return (
    <header className={styles.header}>
      {hasBack && <IconButton icon="back" label={t('header.back')} action="back" onClick={back} />}
      <div ref={placeSlot} className={styles.title} data-title={t(route.title)} />
      {closingButton && !route.hidesClose && (
        <IconButton icon="close" label={t('header.close')} action="close" onClick={close} />
      )}
    </header>
  );
}
