import type { PaymentMethod } from '@paywidget/shared/contract';
import { FlowScreen } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { Summary } from '@paywidget/shared/parts';
import { Notice } from '@paywidget/shared/ui';
import type { Filled } from '../../submission/draft';
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
