import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { type IconName, isRound } from '../Icon/iconPaths';
import type { Tone } from '../Notice/tone';
import styles from './Message.module.scss';

export interface MessageProps {
  icon: IconName;
  /** Colour of the icon. The text must carry the same meaning. */
  tone?: Tone | 'neutral';
  title: string;
  /** 1 if the screen shows only the message, so that the message's title is the screen's heading. By default 2. */
  level?: 1 | 2;
  /** Explains what happened, whether money was moved, and what the player can do next. */
  text?: ReactNode;
  /** Buttons, the most likely button first. */
  actions?: ReactNode;
}

/** A full-screen state that replaces content: empty, error or success. */
export function Message({ icon, tone = 'neutral', title, level = 2, text, actions }: MessageProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.message}>
      {/* The icon is centred in a disc. A round icon is as large as the disc. */}
      <span className={`${styles.icon} ${styles[tone]} ${isRound(icon) ? styles.round : ''}`}>
        <Icon name={icon} size="large" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
