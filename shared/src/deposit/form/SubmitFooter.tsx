import { isOpenReport, ReportNotices, useReportsOf } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { RejectionNotice, RotatingHint } from '@paywidget/shared/transaction';
import { Button } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { DepositNotices } from './DepositNotices';
import { needsResolution, ResolveButton } from './ResolveButton';
import type { DepositFormState } from './useDepositForm';

export interface SubmitFooterProps {
  deposit: Pick<
    DepositFormState,
    | 'view'
    | 'form'
    | 'paid'
    | 'currency'
    | 'isAsSent'
    | 'rejection'
    | 'submit'
    | 'retry'
    | 'continueToPayment'
  >;
  /** The button's text for an amount. By default it names a deposit. */
  label?: (amount: string) => string;
  /** Shown below the primary button. */
  children?: ReactNode;
}

/**
 * The notices and the primary button of a deposit form. A notice shows why the last press was rejected. While the outcome of
 * the last request is unknown, the button checks it. While the provider's page waits for a press, the button opens it. In
 * both cases the player can submit only a different deposit.
 */
export function SubmitFooter({ deposit, label, children }: SubmitFooterProps) {
  const { t, i18n } = useTranslation();
  const { view, form, paid, currency, isAsSent, rejection, submit } = deposit;
  const isUnresolved = needsResolution(view);
  const { method } = useAtomValue(choiceAtom);
  const hasOpenReport = useReportsOf(method).some(isOpenReport);
  const textOf = label ?? ((amount: string) => t('deposit.submit', { amount }));
  return (
    <>
      <ReportNotices method={method} />
      {/* Next to the button, so that "do not pay again" stays visible in a low frame. */}
      <DepositNotices view={view} />
      <RejectionNotice reason={rejection} />
      {view === 'busy' && <RotatingHint />}
      {isUnresolved && <ResolveButton deposit={deposit} />}
      {!(isUnresolved && isAsSent) && (
        <Button
          action="submit"
          variant={hasOpenReport ? 'secondary' : 'primary'}
          busy={view === 'busy'}
          blocked={form.isSubmitBlocked}
          onClick={submit}
        >
          {paid === undefined
            ? t('deposit.submit.plain')
            : textOf(formatAmount(paid, currency, i18n.language))}
        </Button>
      )}
      {children}
    </>
  );
}
