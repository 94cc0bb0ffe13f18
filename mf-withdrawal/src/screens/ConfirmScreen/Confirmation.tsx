import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { Notice } from '@paywidget/shared/ui';
import { Summary } from '@paywidget/shared/ui/controls';
import type { SubmittedForm } from '../AmountScreen/draft';
import styles from './Confirmation.module.scss';
import { ConfirmFooter } from './ConfirmFooter';
import { RejectionNotice } from './RejectionNotice';
import { useConfirmRows } from './useConfirmRows';

/** The rows that the player confirms. */
export function Confirmation({ method, form }: { method: PaymentMethod; form: SubmittedForm }) {
  const { t } = useTranslation();
  const { money, destination } = useConfirmRows(method, form);
  return (
    <FlowScreen footer={<ConfirmFooter request={form.request} />}>
      <h1 className={styles.title}>{t('withdrawal.confirm.title')}</h1>
      <RejectionNotice request={form.request} />
      <Summary rows={money} />
      {destination.length > 0 && <Summary rows={destination} />}
      <Notice tone="info">{t('withdrawal.confirm.text')}</Notice>
    </FlowScreen>
  );
}
