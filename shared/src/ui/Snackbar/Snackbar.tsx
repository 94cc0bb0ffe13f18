import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { toneIcons } from '../Notice/tone';
import styles from './Snackbar.module.scss';
import type { SnackbarMessage } from './snackbarQueue';
import { useHoverOrFocus } from './useHoverOrFocus';

/** How long a message is shown, in ms. */
const displayTime = 5000;

interface SnackbarProps {
  message: SnackbarMessage;
  dismissLabel: string;
  onClose: () => void;
}

/** A snackbar message. Stays open while the pointer is over it or the focus is inside. */
export function Snackbar({ message, dismissLabel, onClose }: SnackbarProps) {
  const card = useRef<HTMLDivElement>(null);
  const { isActive, returnFocus } = useHoverOrFocus(card);

  useEffect(() => {
    if (isActive) return;
    const timer = setTimeout(onClose, displayTime);
    return () => clearTimeout(timer);
  }, [isActive, onClose]);

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
