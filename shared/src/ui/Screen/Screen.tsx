import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWidget } from '../WidgetRoot/widgetContext';
import styles from './Screen.module.scss';
import { useKeyboardScroll } from './useKeyboardScroll';

export interface ScreenProps {
  /** The route's name, as hosts and tests know it (decisions, section 11). */
  name: string;
  /** What screen readers hear on arrival. Left out where the content has a visible heading of its own. */
  heading?: string;
  /** The one primary button, which stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Keeps the content at a form's width. Screens with a footer are forms unless this says otherwise. */
  narrow?: boolean;
  children: ReactNode;
}

/**
 * One screen, rendered once its content is there. Takes the focus to its heading, or back to the control that led away
 * from it (see FocusTrail). Its parent is WidgetRoot, or a flex column inside it.
 */
export function Screen({ name, heading, footer, narrow = footer !== undefined, children }: ScreenProps) {
  const key = useId();
  const screen = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { focusTrail } = useWidget();
  useKeyboardScroll(scroller);

  useEffect(() => {
    if (screen.current) focusTrail?.arrive(key, name, screen.current);
  }, [focusTrail, key, name]);

  const remember = ({ target }: SyntheticEvent) => focusTrail?.remember(name, target);

  return (
    <section
      ref={screen}
      data-screen={name}
      className={styles.screen}
      onFocusCapture={remember}
      onClickCapture={remember}
    >
      <div ref={scroller} className={styles.scroller}>
        <div
          data-screen-content=""
          className={narrow ? `${styles.content} ${styles.narrow}` : styles.content}
        >
          {heading !== undefined && <VisuallyHidden as="h1">{heading}</VisuallyHidden>}
          {children}
        </div>
      </div>
      {footer !== undefined && (
        <div className={styles.footer}>
          <div className={`${styles.footerContent} ${styles.narrow}`}>{footer}</div>
        </div>
      )}
    </section>
  );
}
