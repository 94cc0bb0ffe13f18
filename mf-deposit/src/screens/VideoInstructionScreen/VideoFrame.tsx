import { useTranslation } from '@paywidget/shared/i18n';
import { Spinner } from '@paywidget/shared/ui';
import { useState } from 'react';
import styles from './VideoFrame.module.scss';

interface VideoFrameProps {
  /** An https address. */
  url: string;
  title: string;
}

/** What a player needs of its frame: its own scripts and storage, and a window for 'watch elsewhere'. */
const playerRights = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A page of our own origin that had both could take the sandbox off. */
const ownPageRights = 'allow-scripts';

/** Another site's page, which can neither navigate the widget nor read it. */
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
        sandbox={isOwn ? ownPageRights : playerRights}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoaded(true)}
      />
    </div>
  );
}
