import type { TransactionStatus } from '@paywidget/shared/contract';
import type { ReactNode } from 'react';
import styles from './StatusRegion.module.scss';

/** The part of a complete page that tells the status. `data-status` is a stable hook: see docs/rules/hooks.md. */
export function StatusRegion({ status, children }: { status: TransactionStatus; children: ReactNode }) {
  return (
    <div role="status" data-status={status} className={styles.status}>
      {children}
    </div>
  );
}
