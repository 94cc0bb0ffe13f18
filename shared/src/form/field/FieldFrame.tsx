import { type ReactNode, type Ref, useId } from 'react';
import styles from './FieldFrame.module.scss';

/** What ties a control to its label, its hint and its error. */
export interface ControlIds {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

const hintId = (id: string) => `${id}hint`;
const errorId = (id: string) => `${id}error`;

/** The ids for a control and the {@link FieldFrame} around it. */
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
  /** The stable hook, `data-field` (decisions, section 11). */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** Those of the control inside. */
  ids: ControlIds;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * One field of a form: its label, its control, and what is said about it. An error takes the place of the hint, so that
 * nothing moves; assistive technology is told both.
 */
export function FieldFrame({ name, label, hint, error, ids, ref, children }: FieldFrameProps) {
  return (
    <div ref={ref} className={styles.frame} data-field={name}>
      <label id={ids['aria-labelledby']} htmlFor={ids.id} className={styles.label}>
        {label}
      </label>
      {children}
      <div className={styles.said}>
        {hint && (
          <p id={hintId(ids.id)} className={error ? styles.replaced : styles.hint}>
            {hint}
          </p>
        )}
        <div aria-live="polite">
          {error && (
            <p id={errorId(ids.id)} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
