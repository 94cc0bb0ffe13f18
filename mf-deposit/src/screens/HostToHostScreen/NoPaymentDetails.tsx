import { useTranslation } from '@paywidget/shared/i18n';
import { MessageScreen, useFlow } from '@paywidget/shared/navigation';
import { IdentifyingFacts } from '@paywidget/shared/transaction';
import { Button } from '@paywidget/shared/ui';

/** The reason why there are no payment details, as translation keys. */
const reasons = {
  expired: { title: 'deposit.transfer.over.title', text: 'deposit.transfer.over.text' },
  missing: { title: 'deposit.transfer.missing.title', text: 'deposit.transfer.missing.text' },
} as const;

interface NoPaymentDetailsProps {
  reason: keyof typeof reasons;
  depositId: string;
}

/** Says what to do without payment details. The page still opens the complete page when the money has arrived. */
export function NoPaymentDetails({ reason, depositId }: NoPaymentDetailsProps) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const { title, text } = reasons[reason];
  return (
    <MessageScreen
      role="status"
      icon="clock"
      tone="warning"
      title={t(title)}
      text={t(text)}
      footer={
        <Button action="back" onClick={back}>
          {t('deposit.transfer.again')}
        </Button>
      }
    >
      <IdentifyingFacts rows={[]} reference={depositId} />
    </MessageScreen>
  );
}
