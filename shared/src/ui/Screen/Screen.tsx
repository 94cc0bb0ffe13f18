import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWidget } from '../WidgetRoot/widgetContext';
import styles from './Screen.module.scss';
import { useKeyboardScroll } from './useKeyboardScroll';

export interface ScreenProps {
  /** The route's name, value of the stable hook `data-screen`. See docs/rules/hooks.md. */
  name: string;
  /** Heading for screen readers. Omit it if there is a visible one. */
  heading?: string;
  /** An element outside of the screen that holds the screen's heading, such as the bar above it. */
  headingIn?: Element;
  /** The primary button. Stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Limits the content to the width of a form. By default true for screens with a footer. */
  narrow?: boolean;
  children: ReactNode;
}

/**
 * The layout of a screen. Render it when its content is loaded. Moves the focus to its heading or, on return, to the control
 * that the player used to leave (see FocusHistory). The parent must be WidgetRoot or a flex column inside it.
 */
export function Screen({
  name,
  heading,
  headingIn,
  footer,
  narrow = footer !== undefined,
  children,
}: ScreenProps) {
  const key = useId();
  const screen = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const { focusHistory } = useWidget();
  useKeyboardScroll(scroller);

  useEffect(() => {
    if (screen.current) focusHistory?.screenShown(key, name, screen.current, headingIn);
  }, [focusHistory, key, name, headingIn]);

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const changes = new MutationObserver(() => {
      if (hasFocus.current) focusHistory?.restoreLostFocus(element, headingIn);
    });
    changes.observe(element, { subtree: true, childList: true });
    return () => changes.disconnect();
  }, [focusHistory, headingIn]);

  const recordFocus = ({ target }: SyntheticEvent) => focusHistory?.recordFocus(name, target);
  const handleFocus = (event: SyntheticEvent) => {
    hasFocus.current = true;
    recordFocus(event);
  };

  return (
    <section
      ref={screen}
      data-screen={name}
      className={styles.screen}
      onFocusCapture={handleFocus}
      // React does not call it when the control with the focus is removed.
      onBlurCapture={() => {
        hasFocus.current = false;
      }}
      onClickCapture={recordFocus}
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
