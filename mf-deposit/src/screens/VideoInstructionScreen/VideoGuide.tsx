import type { PaymentMethod } from '@paywidget/shared/contract';
import { useVideoGuide } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Icon, Message } from '@paywidget/shared/ui';
import { VideoFrame } from './VideoFrame';
import styles from './VideoGuide.module.scss';

/** Shows the video guide in the player of its site, with a link to it in case the browser does not show it here. */
export function VideoGuide({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const language = useAtomValue(languageAtom);
  const url = useVideoGuide(method);
  const heading = t('instruction.heading', { method: methodTitle(method, language) });

  return (
    <FlowScreen
      footer={
        <Button action="back" onClick={back}>
          {t('instruction.back')}
        </Button>
      }
    >
      {url === undefined ? (
        <Message icon="info" title={t('instruction.none.title')} text={t('instruction.none.text')} />
      ) : (
        <>
          <h1 className={styles.heading}>{heading}</h1>
          <VideoFrame url={url} title={heading} />
          {/* Always shown, because the widget cannot detect whether a frame of another site works. */}
          <p className={styles.text}>{t('instruction.video.fallback')}</p>
          <Button variant="secondary" href={url} target="_blank">
            {t('instruction.video.external')}
            <Icon name="external" />
          </Button>
        </>
      )}
    </FlowScreen>
  );
}
