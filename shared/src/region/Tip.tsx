import { Icon } from '@paywidget/shared/ui';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './Tip.module.scss';

interface TipProps {
  /** What the button is for. */
  label: string;
  text: string;
}

/** A word of explanation behind a button: shown on hover and by a press, and always there for screen readers. */
export function Tip({ label, text }: TipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      // In package mode the event's own target is the element that holds the whole widget.
      const [target] = event.composedPath();
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false);
    };
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', dismiss);
    };
  }, [isOpen]);

  /** A finger has no hover: what it does before its press would undo the press. */
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(isOver);
  };

  return (
    <span ref={place} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
      >
        <Icon name="info" />
      </button>
      <span id={id} role="tooltip" className={styles.bubble} hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
