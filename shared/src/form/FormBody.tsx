import type { ReactNode } from 'react';
import styles from './FormBody.module.scss';

export interface FormBodyProps {
  /** Called when the player presses Enter in a field. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A form whose visible submit button is outside it, in the footer of the screen. */
export function FormBody({ onSubmit, children }: FormBodyProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {/* Lets Enter submit the form. */}
      <button type="submit" hidden />
    </form>
  );
}
