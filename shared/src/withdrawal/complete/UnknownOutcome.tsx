import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { withdrawalAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';
import { HiddenHeaderButtons, StatusRegion } from '@paywidget/shared/transaction';
import { Button, Message } from '@paywidget/shared/ui';
import { useOutcomeTexts } from '../submission/outcomeTexts';
import { useRetryUnknown } from '../submission/useRetryUnknown';
import { useSubmitWithdrawal } from '../submission/useSubmitWithdrawal';
import { useClearKeyConflict } from '../unresolved/useClearKeyConflict';

export interface UnknownOutcomeProps {
  /** The route of the flow's list of methods. */
  list: ScreenName;
}

/** The complete page of a withdrawal that may not exist. Sends the withdrawal again while its details are known. */
export function UnknownOutcome({ list }: UnknownOutcomeProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { step } = useAtomValue(withdrawalAtom);
  const { retry } = useSubmitWithdrawal();
  const isOver = step === 'detailsLost' || step === 'keyConflict';
  const { title, text } = useOutcomeTexts()[isOver ? step : 'unknown'];
  useRetryUnknown(retry);
  useClearKeyConflict();

  return (
    <FlowScreen
      hasOwnHeading
      footer={
        <>
          {isOver ? (
            <Button action="back" onClick={() => go(list, { replace: true })}>
              {t('withdrawal.detailsLost.back')}
            </Button>
          ) : (
            <Button action="refresh" busy={step === 'sending'} onClick={retry}>
              {t('withdrawal.unknown.refresh')}
            </Button>
          )}
          <HiddenHeaderButtons list={list} has={{ back: isOver }} />
        </>
      }
    >
      <StatusRegion status="waiting">
        <Message level={1} icon="warning" tone="warning" title={t(title)} text={t(text)} />
      </StatusRegion>
    </FlowScreen>
  );
}
