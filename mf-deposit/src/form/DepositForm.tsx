import type { PaymentMethod } from '@paywidget/shared/contract';
import type { AmountOptions } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import { DepositFormPage } from './DepositFormPage';
import { DepositSummary } from './DepositSummary';
import { useDepositForm } from './useDepositForm';

interface DepositFormProps {
  method: PaymentMethod;
  amount: AmountOptions;
}

/**
 * What a deposit needs of the player: an amount and the method's fields, then one press. A one-click method needs no more
 * than the press: its page asks the player to confirm.
 */
export function DepositForm({ method, amount }: DepositFormProps) {
  const { t } = useTranslation();
  const deposit = useDepositForm(method, amount);
  return (
    <DepositFormPage
      method={method}
      deposit={deposit}
      lead={
        method.isOneClick && (
          <Notice tone="info" title={t('deposit.oneClick.title')}>
            {t('deposit.oneClick.text')}
          </Notice>
        )
      }
    >
      <DepositSummary paid={deposit.paid} currency={amount.currency} bonus={deposit.bonus} />
    </DepositFormPage>
  );
}
