import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { type IconName, isRound } from '../Icon/iconPaths';
import type { Tone } from '../Notice/tone';
import styles from './Message.module.scss';

export interface MessageProps {
  icon: IconName;
  /** The icon's colour; the text says the same. */
  tone?: Tone | 'neutral';
  title: string;
  /** What happened, whether money moved, and what to do. */
  text?: ReactNode;
  /** Buttons, the likeliest first. */
  actions?: ReactNode;
}

/** What a screen says instead of its content: nothing here, something failed, it is done. */
export function Message({ icon, tone = 'neutral', title, text, actions }: MessageProps) {
  return (
    <div className={styles.message}>
      {/* Every icon stands in a disc; a round one is drawn as large as the disc itself. */}
      <span className={`${styles.icon} ${styles[tone]} ${isRound(icon) ? styles.round : ''}`}>
        <Icon name={icon} size="large" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
