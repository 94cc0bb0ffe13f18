import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { Notice } from '@paywidget/shared/ui';
import { Summary, type SummaryRow } from '@paywidget/shared/ui/controls';
import type { SubmittedForm } from '@paywidget/shared/withdrawal';
import type { ReactNode } from 'react';
import { ReviewFooter, type ReviewFooterProps } from './ReviewFooter';
import { uniqueLabels } from './uniqueLabels';
import { useDestinationRows } from './useDestinationRows';

export interface WithdrawalReviewProps extends Omit<ReviewFooterProps, 'request'> {
  method: PaymentMethod;
  form: SubmittedForm;
  /** The heading, as a translation key. */
  title: string;
  /** Reminds the player to check the details, as a translation key. */
  advice: string;
  /** The amount that is withdrawn, and the amount that arrives. */
  money: readonly SummaryRow[];
  /** Rows about the destination that are not in the form. */
  more?: readonly SummaryRow[];
  /** Notices about the amounts. */
  notices?: ReactNode;
}

/** Shows a withdrawal before it is created: the amounts, the whole destination, and the button that creates it. */
export function WithdrawalReview({
  method,
  form: { request, entries },
  title,
  advice,
  money,
  more = [],
  notices,
  ...footer
}: WithdrawalReviewProps) {
  const { t } = useTranslation();
  const destination = uniqueLabels([...useDestinationRows(method, entries), ...more]);
  return (
    <FlowScreen heading={t(title)} footer={<ReviewFooter request={request} {...footer} />}>
      <Summary rows={money} />
      {notices}
      {destination.length > 0 && <Summary rows={destination} />}
      <Notice tone="info">{t(advice)}</Notice>
    </FlowScreen>
  );
}
