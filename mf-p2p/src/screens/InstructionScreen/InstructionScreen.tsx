import { GuidePage, StepList } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { isCrossBorder, useChosenMethod } from '@paywidget/shared/methods';
import { useFlow, useQueryParams } from '@paywidget/shared/navigation';
import { shownDepositAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';
import { Tabs } from '@paywidget/shared/ui/tabs';
import { usePaidLabel } from '../../deposit/usePaidLabel';
import { bankOfMethod, guidedBankOf, guidedBanks } from '../../model/banks';
import { abroadSteps, bankNames, bankSteps, lastSteps } from './bankGuides';

/** The steps of a transfer in a bank's app. The bank is the bank of the query, else of the method, else the first. */
export function InstructionScreen() {
  const { t } = useTranslation();
  const { go } = useFlow();
  const query = useQueryParams();
  const method = useChosenMethod();
  const bank = guidedBankOf(query.get('bank')) ?? (method && bankOfMethod(method)) ?? guidedBanks[0];
  const shown = useAtomValue(shownDepositAtom);
  const button = usePaidLabel(shown?.order.method === method?.name ? shown?.answer : undefined);
  const name = t(bankNames[bank]);
  const ofBank = method && isCrossBorder(method) ? abroadSteps : bankSteps[bank];
  const steps = [...ofBank, ...lastSteps].map(({ text }) => ({ text: t(text, { bank: name, button }) }));

  return (
    <GuidePage heading={t('instruction.heading', { method: name })} backText={t('instruction.back')}>
      <Tabs
        label={t('p2p.guide.banks')}
        tabs={guidedBanks.map((other) => ({ name: other, text: t(bankNames[other]) }))}
        chosen={bank}
        onChoose={(other) =>
          go('deposit.peer-to-peer.instruction', { replace: true, query: { bank: other } })
        }
      >
        <StepList steps={steps} />
      </Tabs>
    </GuidePage>
  );
}
