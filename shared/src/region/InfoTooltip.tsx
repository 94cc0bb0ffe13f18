import { Icon } from '@paywidget/shared/ui';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './InfoTooltip.module.scss';

interface InfoTooltipProps {
  /** Accessible name of the button. */
  label: string;
  text: string;
}

/**
 * An info button with a tooltip. The tooltip opens on hover and press, and always describes the button for screen readers.
 */
export function InfoTooltip({ label, text }: InfoTooltipProps) {
  const id = useId();
  const container = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnOutsidePress = (event: Event) => {
      // In package mode the event target is the host element of the shadow root, so use the composed path.
      const [target] = event.composedPath();
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise a dialog around the widget would close.
      event.preventDefault();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  /** Ignores touch. Its pointer events would open or close the tooltip before the press does. */
  const handleHover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(isOver);
  };

  return (
    <span ref={container} onPointerEnter={handleHover(true)} onPointerLeave={handleHover(false)}>
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
