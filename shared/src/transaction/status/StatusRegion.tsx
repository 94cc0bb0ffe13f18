import type { TransactionStatus } from '@paywidget/shared/contract';
import { useSnackbar } from '@paywidget/shared/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * The part of a complete page that tells the status. A success closes an old error. `data-status` is a stable hook: see
 * docs/rules/hooks.md.
 */
export function StatusRegion({ status, children }: { status: TransactionStatus; children: ReactNode }) {
  const { clearErrors } = useSnackbar();
  const isSuccess = status === 'accepted' || status === 'processed';
  useEffect(() => {
    if (isSuccess) clearErrors();
  }, [isSuccess, clearErrors]);
  return (
    <div role="status" data-status={status}>
      {children}
    </div>
  );
}
