import type { PaymentMethod } from '@paywidget/shared/contract';
import { DepositFormPage, SubmitFooter } from '@paywidget/shared/deposit/form';
import { GuideLinks } from '../DepositFormScreen/GuideLinks';
import { CurrencyField } from './CurrencyField';
import { useOnrampForm } from './useOnrampForm';

/** The form of an on-ramp. It does not show a credited amount, because this amount depends on the offer. */
export function OnrampForm({ method }: { method: PaymentMethod }) {
  const { deposit, currency, limits, isPressed, chooseCurrency } = useOnrampForm(method);
  return (
    <DepositFormPage
      method={method}
      deposit={deposit}
      footer={<SubmitFooter deposit={deposit} />}
      guide={<GuideLinks method={method} onLeave={deposit.keepDraft} />}
      lead={
        <CurrencyField
          form={deposit.form}
          method={method}
          currency={currency}
          limits={limits}
          isPressed={isPressed}
          onChange={chooseCurrency}
        />
      }
    ></DepositFormPage>
  );
}
