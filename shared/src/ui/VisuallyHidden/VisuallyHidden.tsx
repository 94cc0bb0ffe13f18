import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2';
  id?: string;
  /** Makes a live region of it: it takes no room, so it may stand in any layout. */
  role?: 'status';
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} role={role} className={styles.hidden}>
      {children}
    </Tag>
  );
}
