import type { PaymentMethod } from '@paywidget/shared/contract';
import { DepositFormPage, SubmitFooter } from '@paywidget/shared/deposit/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Summary } from '@paywidget/shared/ui/controls';
import { GuideLinks } from '../RedirectScreen/GuideLinks';
import { CurrencyField } from './CurrencyField';
import { useOnrampForm } from './useOnrampForm';

/** The form of an on-ramp. Shows only what the player pays, because what is credited depends on the offer. */
export function OnrampForm({ method }: { method: PaymentMethod }) {
  const { t, i18n } = useTranslation();
  const { deposit, currency, limits, isPressed, chooseCurrency } = useOnrampForm(method);
  const { paid } = deposit;
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
    >
      <Summary
        rows={[
          {
            label: t('deposit.summary.charged'),
            value: paid === undefined ? '—' : formatAmount(paid, currency, i18n.language),
            strong: true,
          },
        ]}
      />
    </DepositFormPage>
  );
}
