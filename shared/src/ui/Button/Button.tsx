import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './Button.module.scss';

export interface ButtonProps {
  /** One primary button a screen: the thing to do next. */
  variant?: 'primary' | 'secondary' | 'plain';
  /** The stable hook, `data-action` (decisions, section 11). */
  action?: string;
  /** Working: keeps its width, its place and the focus, and cannot be pressed again. */
  busy?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Makes a link of it. Whoever passes an address has checked its protocol. */
  href?: string;
  /** For links: where it opens. */
  target?: '_self' | '_blank' | '_top';
  children: ReactNode;
  /** Of the button; a link has none. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button, or a link that looks like one. */
export function Button({
  variant = 'primary',
  action,
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  href,
  target,
  children,
  ref,
}: ButtonProps) {
  const blocked = busy || disabled;
  // The default is prevented too, or a busy submit button would still submit its form.
  const press = (event: MouseEvent<HTMLElement>) => (blocked ? event.preventDefault() : onClick?.(event));
  const shared = {
    className: `${styles.button} ${styles[variant]}`,
    'data-action': action,
    'aria-busy': busy || undefined,
    // Not `disabled` while busy: that would throw the focus back to the top of the page.
    'aria-disabled': blocked || undefined,
    onClick: press,
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
        {...shared}
        href={blocked ? undefined : href}
        target={target}
        rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      >
        {content}
      </a>
    );
  }
  return (
    <button {...shared} ref={ref} type={type} disabled={disabled && !busy}>
      {content}
    </button>
  );
}
