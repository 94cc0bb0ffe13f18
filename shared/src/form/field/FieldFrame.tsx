import { type ReactNode, type Ref, useId } from 'react';
import styles from './FieldFrame.module.scss';

/** What ties a control to its label, its hint and its error. */
export interface ControlIds {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface FieldFrameProps {
  /** The stable hook, `data-field` (decisions, section 11). */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  ref?: Ref<HTMLDivElement>;
  /** The control, which takes the ids it is given. */
  children: (ids: ControlIds) => ReactNode;
}

/** One field of a form: its label, its control, and what is said about it. */
export function FieldFrame({ name, label, hint, error, ref, children }: FieldFrameProps) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div ref={ref} className={styles.frame} data-field={name}>
      <label id={labelId} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-labelledby': labelId,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
