import type { PaymentMethod } from '@paywidget/shared/contract';
import { useReportsOf } from '@paywidget/shared/deposit';
import { DepositFormPage, DepositSummary } from '@paywidget/shared/deposit/form';
import { type AmountOptions, GuideRow, VideoButton } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { bankOfMethod } from '../../model/banks';
import { GuideButton } from '../InstructionScreen/GuideButton';
import { ProcessingNotice } from './ProcessingNotice';
import { SupportContact } from './SupportContact';
import { TransferFooter } from './TransferFooter';
import { TransferNotes } from './TransferNotes';
import type { ExistingDeposit } from './useExistingDeposit';
import { useTransferForm } from './useTransferForm';

interface TransferFormProps {
  method: PaymentMethod;
  amount: AmountOptions;
  existing: ExistingDeposit;
}

/** The form of a peer-to-peer deposit. */
export function TransferForm({ method, amount, existing }: TransferFormProps) {
  const { t } = useTranslation();
  const deposit = useTransferForm(method, amount, existing);
  // The footer says that the player has reported a deposit as paid here.
  const isClaimed = useReportsOf(method.name).some(
    ({ depositId }) => depositId === existing.answer?.depositId,
  );
  const bank = bankOfMethod(method);
  return (
    <DepositFormPage
      method={method}
      deposit={deposit}
      footer={<TransferFooter deposit={deposit} />}
      guide={
        <>
          <GuideRow>
            <VideoButton method={method} onLeave={deposit.keepDraft} />
          </GuideRow>
          {existing.view === 'processing' && existing.answer && !isClaimed && (
            <ProcessingNotice answer={existing.answer} method={method.name} />
          )}
        </>
      }
      notes={<TransferNotes method={method} />}
    >
      <DepositSummary
        deposit={deposit}
        rows={deposit.bank ? [{ label: t('p2p.bank.yours'), value: deposit.bank }] : []}
      />
      {bank && <GuideButton bank={bank} onLeave={deposit.keepDraft} />}
      <SupportContact method={method} />
    </DepositFormPage>
  );
}
