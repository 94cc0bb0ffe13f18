import type { ReactNode } from 'react';
import styles from './Snackbar.module.scss';

interface SnackbarPlaceProps {
  /** An error. */
  alert?: ReactNode;
  /** Any other message. */
  status?: ReactNode;
}

/** Where snackbars are shown. Both live regions always exist: screen readers may skip one that is added together with its text. */
export function SnackbarPlace({ alert, status }: SnackbarPlaceProps) {
  return (
    <div className={styles.place}>
      <div role="alert">{alert}</div>
      <div role="status">{status}</div>
    </div>
  );
}
