import { FlowScreen, type ScreenName, useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { useAtomValue } from '@paywidget/shared/state';
import { Button, Message } from '@paywidget/shared/ui';
import { submissionAtom } from '../submission/submission';
import { useAskAgain } from '../submission/useAskAgain';
import { useSettle } from '../submission/useSettle';

export interface UnknownOutcomeProps {
  /** The flow's list of methods, by its route. */
  list: ScreenName;
}

/** The complete page of a withdrawal that may not exist: says so, and asks where that can be done. */
export function UnknownOutcome({ list }: UnknownOutcomeProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { step } = useAtomValue(submissionAtom);
  const { retry } = useSettle();
  const isForgotten = step === 'forgotten';
  useAskAgain(retry);

  return (
    <FlowScreen
      footer={
        isForgotten ? (
          <Button action="back" onClick={() => go(list, { replace: true })}>
            {t('withdrawal.forgotten.back')}
          </Button>
        ) : (
          <Button action="refresh" busy={step === 'sending'} onClick={retry}>
            {t('withdrawal.unknown.refresh')}
          </Button>
        )
      }
    >
      <div role="status" data-status="waiting">
        <Message
          icon="warning"
          tone="warning"
          title={t('withdrawal.unknown.title')}
          text={t(isForgotten ? 'withdrawal.forgotten.text' : 'withdrawal.unknown.text')}
        />
      </div>
    </FlowScreen>
  );
}
