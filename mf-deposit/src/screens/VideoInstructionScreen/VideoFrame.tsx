import { useTranslation } from '@paywidget/shared/i18n';
import { Spinner } from '@paywidget/shared/ui';
import { useState } from 'react';
import styles from './VideoFrame.module.scss';

interface VideoFrameProps {
  /** An https URL. */
  url: string;
  title: string;
}

/** A video player needs its own scripts and storage, and a new window for watching the video on its site. */
const playerPermissions = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A page of our own origin could remove the sandbox if the frame had both `allow-scripts` and `allow-same-origin`. */
const ownOriginPermissions = 'allow-scripts';

/** Shows a page of another site. The sandbox prevents the page from navigating or reading the widget. */
export function VideoFrame({ url, title }: VideoFrameProps) {
  const { t } = useTranslation();
  const [isLoaded, setIsLoaded] = useState(false);
  const isOwn = new URL(url).origin === window.location.origin;
  return (
    <div className={styles.frame}>
      {!isLoaded && (
        <div className={styles.waiting}>
          <Spinner label={t('instruction.video.loading')} />
        </div>
      )}
      <iframe
        className={styles.video}
        src={url}
        title={title}
        sandbox={isOwn ? ownOriginPermissions : playerPermissions}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoaded(true)}
      />
    </div>
  );
}
