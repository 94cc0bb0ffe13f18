import { type ReactNode, type Ref, useId } from 'react';
import styles from './FieldFrame.module.scss';

/** The attributes that link a control to its label, hint and error. */
export interface ControlIds {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

const hintId = (id: string) => `${id}hint`;
const errorId = (id: string) => `${id}error`;

/** Returns the linked ids of a control and the {@link FieldFrame} around it. */
export function useControlIds({ hint, error }: { hint?: string; error?: string }): ControlIds {
  const id = useId();
  const described = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    id,
    'aria-labelledby': `${id}label`,
    'aria-describedby': described || undefined,
    'aria-invalid': error !== undefined,
  };
}

export interface FieldFrameProps {
  /** Value of the stable hook `data-field`. See docs/rules/hooks.md. */
  name: string;
  label: string;
  /** '' keeps the place of a hint that may appear or disappear. */
  hint?: string;
  error?: string;
  /**
   * The number of the announcement of the error. A new number announces the error again. With 0 the error is shown, and read
   * with the field, but not announced separately. Without a number the error is announced once, and has no separate line.
   */
  announcement?: number;
  /** The ids of the control inside. */
  ids: ControlIds;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * A form field: label, control, hint and error. The error takes the place of the hint, so that the layout does not shift.
 * Assistive technology reads both. In a form the line of the error is always there, so that nothing moves when the error
 * appears.
 */
export function FieldFrame({ name, label, hint, error, announcement, ids, ref, children }: FieldFrameProps) {
  const isAnnounced = announcement !== 0;
  const reserved = hint === undefined ? `${styles.reserved} ${styles.usuallyEmpty}` : styles.reserved;
  const errorLine = error && (
    <p key={announcement ?? 0} id={errorId(ids.id)} className={styles.error}>
      {error}
    </p>
  );
  return (
    <div ref={ref} className={styles.frame} data-field={name}>
      <label id={ids['aria-labelledby']} htmlFor={ids.id} className={styles.label}>
        {label}
      </label>
      {children}
      <div className={announcement === undefined ? styles.messages : `${styles.messages} ${reserved}`}>
        {hint && (
          <p id={hintId(ids.id)} className={error ? styles.replaced : styles.hint}>
            {hint}
          </p>
        )}
        <div aria-live="polite">{isAnnounced && errorLine}</div>
        {!isAnnounced && errorLine}
      </div>
    </div>
  );
}
