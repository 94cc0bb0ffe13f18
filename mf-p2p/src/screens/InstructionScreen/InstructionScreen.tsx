import { StepList } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { isCrossBorder, useChosenMethod } from '@paywidget/shared/methods';
import { FlowScreen, useFlow, useQueryParams } from '@paywidget/shared/navigation';
import { shownDepositAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { bankOfMethod, guidedBankOf, guidedBanks } from '../../model/banks';
import { usePaidLabel } from '../InvoiceScreen/usePaidLabel';
import { BankTabs } from './BankTabs';
import { abroadSteps, bankNames, bankSteps, lastSteps } from './bankGuides';
import styles from './InstructionScreen.module.scss';

/** The steps of a transfer in a bank's app. The bank is the query's, else the method's, else the first. */
export function InstructionScreen() {
  const { t } = useTranslation();
  const { back, go } = useFlow();
  const query = useQueryParams();
  const method = useChosenMethod();
  const bank = guidedBankOf(query.get('bank')) ?? (method && bankOfMethod(method)) ?? guidedBanks[0];
  const shown = useAtomValue(shownDepositAtom);
  const button = usePaidLabel(shown?.order.method === method?.name ? shown?.answer : undefined);
  const name = t(bankNames[bank]);
  const ofBank = method && isCrossBorder(method) ? abroadSteps : bankSteps[bank];
  const steps = [...ofBank, ...lastSteps].map(({ text }) => ({ text: t(text, { bank: name, button }) }));

  return (
    <FlowScreen
      footer={
        <Button action="back" onClick={back}>
          {t('instruction.back')}
        </Button>
      }
    >
      <h2 className={styles.heading}>{t('instruction.heading', { method: name })}</h2>
      <BankTabs
        chosen={bank}
        onChoose={(other) =>
          go('deposit.peer-to-peer.instruction', { replace: true, query: { bank: other } })
        }
      >
        <StepList steps={steps} />
      </BankTabs>
    </FlowScreen>
  );
}
