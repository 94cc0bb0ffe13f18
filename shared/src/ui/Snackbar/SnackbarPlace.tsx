import type { ReactNode } from 'react';
import styles from './Snackbar.module.scss';

interface SnackbarPlaceProps {
  /** An error. */
  alert?: ReactNode;
  /** Any other message. */
  status?: ReactNode;
}

/**
 * The place of snackbars. Both live regions always exist: screen readers may skip a region that is added together with its
 * text.
 */
export function SnackbarPlace({ alert, status }: SnackbarPlaceProps) {
  return (
    <div className={styles.place}>
      <div role="alert">{alert}</div>
      <div role="status">{status}</div>
    </div>
  );
}
