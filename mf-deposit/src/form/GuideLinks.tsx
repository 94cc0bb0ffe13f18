import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { countryAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Icon } from '@paywidget/shared/ui';
import { instructionOf } from '../model/instruction';
import { videoGuideOf } from '../model/videoGuide';
import styles from './GuideLinks.module.scss';

interface GuideLinksProps {
  method: PaymentMethod;
  /** The player is about to leave the page, and will come back to it. */
  onLeave?: () => void;
}

/** The ways to the method's instruction and its video guide; nothing for a method without either. */
export function GuideLinks({ method, onLeave }: GuideLinksProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const language = useAtomValue(languageAtom);
  const country = useAtomValue(countryAtom);
  const hasSteps = instructionOf(method).length > 0;
  const hasVideo = videoGuideOf(method, { language, country }) !== undefined;

  const open = (screen: 'deposit.redirect.instruction' | 'deposit.video-instruction') => () => {
    onLeave?.();
    go(screen);
  };

  if (!hasSteps && !hasVideo) return null;
  return (
    <div className={styles.links}>
      {hasSteps && (
        <Button variant="plain" action="instruction" onClick={open('deposit.redirect.instruction')}>
          <Icon name="info" />
          {t('instruction.open')}
        </Button>
      )}
      {hasVideo && (
        <Button variant="plain" action="video" onClick={open('deposit.video-instruction')}>
          <Icon name="play" />
          {t('instruction.video.open')}
        </Button>
      )}
    </div>
  );
}
