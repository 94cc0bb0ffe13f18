import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { Notice } from '@paywidget/shared/ui';
import { Summary } from '@paywidget/shared/ui/controls';
import type { Filled } from '../AmountScreen/draft';
import styles from './Confirmation.module.scss';
import { ConfirmFooter } from './ConfirmFooter';
import { Refusal } from './Refusal';
import { useConfirmRows } from './useConfirmRows';

/** What the player agrees to, line by line. */
export function Confirmation({ method, filled }: { method: PaymentMethod; filled: Filled }) {
  const { t } = useTranslation();
  const { money, destination } = useConfirmRows(method, filled);
  return (
    <FlowScreen footer={<ConfirmFooter request={filled.request} />}>
      <h1 className={styles.title}>{t('withdrawal.confirm.title')}</h1>
      <Refusal request={filled.request} />
      <Summary rows={money} />
      {destination.length > 0 && <Summary rows={destination} />}
      <Notice tone="info">{t('withdrawal.confirm.text')}</Notice>
    </FlowScreen>
  );
}
