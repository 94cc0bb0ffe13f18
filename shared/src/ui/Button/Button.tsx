import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './Button.module.scss';

export interface ButtonProps {
  /** Visual style. Use one primary button per screen, for the main action. */
  variant?: 'primary' | 'secondary' | 'plain';
  /** Value of the stable hook `data-action`. See docs/rules/hooks.md. */
  action?: string;
  /** Shows a loading indicator and ignores presses. Keeps the size and the focus. */
  busy?: boolean;
  disabled?: boolean;
  /**
   * Looks and is announced as disabled, but can get the focus. A press still calls `onClick`, which says what is missing.
   */
  blocked?: boolean;
  /** Accessible name, if the visible text is not enough. It must contain the visible text. */
  label?: string;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Renders a link to this URL. The caller must have checked its protocol. */
  href?: string;
  /** Target of a link. */
  target?: '_self' | '_blank' | '_top';
  children: ReactNode;
  /** Ref of the button. Not set for a link. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button, or a link with the look of a button. */
export function Button({
  variant = 'primary',
  action,
  busy = false,
  disabled = false,
  blocked = false,
  label,
  type = 'button',
  onClick,
  href,
  target,
  children,
  ref,
}: ButtonProps) {
  const ignoresPress = busy || disabled;
  // Prevent the default too. Otherwise a busy submit button would still submit its form.
  const handleClick = (event: MouseEvent<HTMLElement>) =>
    ignoresPress ? event.preventDefault() : onClick?.(event);
  const sharedProps = {
    className: `${styles.button} ${styles[variant]}`,
    'data-action': action,
    'aria-label': label,
    'aria-busy': busy || undefined,
    // Not `disabled` while busy: disabling the button would move the focus to the top of the page.
    'aria-disabled': ignoresPress || blocked || undefined,
    onClick: handleClick,
  };
  const content = (
    <>
      <span className={styles.content}>{children}</span>
      {busy && <span className={styles.ring} aria-hidden="true" />}
    </>
  );

  if (href !== undefined) {
    return (
      <a
        {...sharedProps}
        href={ignoresPress ? undefined : href}
        target={target}
        rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      >
        {content}
      </a>
    );
  }
  return (
    <button {...sharedProps} ref={ref} type={type} disabled={disabled && !busy}>
      {content}
    </button>
  );
}
