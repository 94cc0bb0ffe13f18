import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Notice.module.scss';
import { type Tone, toneIcons } from './tone';

export interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  /** A button or link related to the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** An inline message on a screen. For events while the player is on the screen, use the snackbar. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <div role="note" className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={toneIcons[tone]} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
