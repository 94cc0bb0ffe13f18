import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { isBarePageAtom, payloadAtom, useAtomValue } from '@paywidget/shared/state';
import { IconButton } from '@paywidget/shared/ui';
import styles from './Header.module.scss';

/**
 * Shows the title on a flow's first screen and a back button on others, and a close button if the host allows closing.
 */
export function Header() {
  const { t } = useTranslation();
  const { route } = useFlowPosition();
  const { back, close } = useFlow();
  const { closingButton } = useAtomValue(payloadAtom);
  const isBare = useAtomValue(isBarePageAtom);
  // A bare page, opened by a provider's redirect, has no list to go back to. The list behind the empty page leads to it again.
  const hasBack = route.back !== 'none' && route.name !== 'empty' && !isBare;
  if (route.hidesHeader) return null;
  return (
    <header className={styles.header}>
      {hasBack ? (
        <IconButton icon="back" label={t('header.back')} action="back" onClick={back} />
      ) : (
        <div className={styles.title}>{t(route.title)}</div>
      )}
      {closingButton && !route.hidesClose && (
        <span className={styles.end}>
          <IconButton icon="close" label={t('header.close')} action="close" onClick={close} />
        </span>
      )}
    </header>
  );
}
