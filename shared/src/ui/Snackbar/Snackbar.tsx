import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { toneIcons } from '../Notice/tone';
import styles from './Snackbar.module.scss';
import type { SnackbarMessage } from './snackbarQueue';
import { useHeld } from './useHeld';

/** How long a message stays (specification, section 9), in milliseconds. */
const stay = 5000;

interface SnackbarProps {
  message: SnackbarMessage;
  dismissLabel: string;
  onClose: () => void;
}

/** One message. Whoever points at it or has the focus in it has all the time they want. */
export function Snackbar({ message, dismissLabel, onClose }: SnackbarProps) {
  const card = useRef<HTMLDivElement>(null);
  const { held, returnFocus } = useHeld(card);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, stay);
    return () => clearTimeout(timer);
  }, [held, onClose]);

  const dismiss = () => {
    returnFocus();
    onClose();
  };

  return (
    <div ref={card} className={`${styles.card} ${styles[message.tone]}`}>
      <span className={styles.icon}>
        <Icon name={toneIcons[message.tone]} />
      </span>
      <div className={styles.body}>
        {message.title && <strong className={styles.title}>{message.title}</strong>}
        <span className={styles.text}>{message.text}</span>
      </div>
      <IconButton icon="close" label={dismissLabel} onClick={dismiss} />
    </div>
  );
}
