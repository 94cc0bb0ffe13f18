import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Box } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { EntryGrid } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { useMemo } from 'react';
import { paymentEntries } from '../../model/paymentEntries';
import { Disclaimer } from './Disclaimer';
import styles from './Order.module.scss';
import { OrderSummary } from './OrderSummary';
import { useChoosePayment } from './useChoosePayment';

interface MethodChoiceProps {
  box: Box;
  methods: readonly PaymentMethod[];
}

/** The order and the payment methods. */
export function MethodChoice({ box, methods }: MethodChoiceProps) {
  const { t } = useTranslation();
  const choose = useChoosePayment();
  const entries = useMemo(() => paymentEntries(methods), [methods]);
  return (
    <FlowScreen heading={t('sweep.order.title')}>
      <OrderSummary box={box} />
      <h2 className={styles.title}>{t('sweep.order.methods')}</h2>
      <EntryGrid label={t('sweep.order.methods')} entries={entries} onChoose={choose} />
      <Disclaimer />
    </FlowScreen>
  );
}
