import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder, useVideoGuide } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Icon } from '@paywidget/shared/ui';
import { MethodGuide } from '../InstructionScreen/MethodGuide';
import { VideoFrame } from './VideoFrame';
import styles from './VideoInstructionScreen.module.scss';

/** The chosen method's video guide. */
export function VideoInstructionScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <VideoGuide method={method} />}
    </ChosenMethod>
  );
}

/**
 * Shows the video guide in the player of its site, with a link to the site in case the browser does not show the video here.
 */
function VideoGuide({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const url = useVideoGuide(method);
  return (
    <MethodGuide method={method}>
      {url === undefined
        ? undefined
        : (heading) => (
            <>
              <VideoFrame url={url} title={heading} />
              {/* Always shown, because the widget cannot detect whether a frame of another site works. */}
              <p className={styles.text}>{t('instruction.video.fallback')}</p>
              <Button variant="secondary" href={url} target="_blank">
                {t('instruction.video.external')}
                <Icon name="external" />
              </Button>
            </>
          )}
    </MethodGuide>
  );
}
