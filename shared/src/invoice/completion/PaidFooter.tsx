import { useTranslation } from '@paywidget/shared/i18n';
import { RejectionNotice } from '@paywidget/shared/transaction';
import { Button, Notice } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import type { CompletionState } from './useCompletion';

export interface PaidFooterProps {
  /** The state of the call. Absent if the button makes no call. */
  completion?: CompletionState;
  onPaid: () => void;
  /** Replaces 'I have paid'. */
  text?: string;
  /** A press then shows what is missing. See `Button`. */
  blocked?: boolean;
  disabled?: boolean;
  /** Further buttons below. */
  children?: ReactNode;
}

/**
 * The footer of an invoice: 'I have paid'. While the widget does not know if the call arrived: a notice, and a button that
 * sends the call again. After a reload the player reports again.
 */
export function PaidFooter({ completion, onPaid, text, blocked, disabled, children }: PaidFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {completion?.isUnknown && (
          <Notice tone="warning" title={t('invoice.unknown.title')}>
            {t('invoice.unknown.text')}
          </Notice>
        )}
      </div>
      <RejectionNotice reason={completion?.rejection} />
      {completion?.view === 'unknown' ? (
        <Button action="refresh" onClick={completion.retry}>
          {t('invoice.unknown.refresh')}
        </Button>
      ) : (
        <Button
          action="paid"
          busy={completion?.view === 'busy'}
          blocked={blocked}
          disabled={disabled}
          onClick={onPaid}
        >
          {text ?? t('invoice.paid')}
        </Button>
      )}
      {children}
    </>
  );
}
