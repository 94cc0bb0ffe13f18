import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2';
  id?: string;
  /** Makes the text a live region. It takes no space, so it fits in any layout. */
  role?: 'status';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} role={role} className={styles.hidden}>
      {children}
    </Tag>
  );
}
