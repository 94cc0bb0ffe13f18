import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { CreatedWithdrawal } from '@paywidget/shared/payments';
import { CompleteButton, HiddenHeaderButtons, StatusRegion } from '@paywidget/shared/transaction';
import { Message } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useOutcomeTexts } from '../submission/outcomeTexts';
import { UnknownOutcome } from './UnknownOutcome';
import { useWithdrawalStatus } from './useWithdrawalStatus';

const close = { action: 'close', text: 'deposit.complete.close' } as const;

/** What the page shows for a status. */
const views = {
  accepted: { icon: 'clock', tone: 'info', button: close },
  processed: { icon: 'success', tone: 'success', button: close },
  mistaked: {
    icon: 'error',
    tone: 'danger',
    button: { action: 'back', text: 'withdrawal.complete.change' },
  },
} as const;

export interface WithdrawalResultProps {
  /** The rows that identify the withdrawal. */
  facts: (withdrawal: CreatedWithdrawal) => ReactNode;
  /** The flow's list of methods. If an unknown outcome cannot be resolved, the page leads there. */
  list: ScreenName;
  /** The page to which a declined withdrawal leads back. */
  form: ScreenName;
  /**
   * Called when the player leaves the page, unless the withdrawal was declined: the player may then change and repeat it.
   */
  onOver: () => void;
}

/** The complete page of a withdrawal: its status, its facts, and what the player can do next. */
export function WithdrawalResult({ facts, list, form, onOver }: WithdrawalResultProps) {
  const { t } = useTranslation();
  const { isUnknown, withdrawal, status, message } = useWithdrawalStatus(onOver);
  const texts = useOutcomeTexts().complete;
  if (isUnknown) return <UnknownOutcome list={list} />;

  // A withdrawal counts as accepted at once: nothing waits for the player.
  const shown = status === 'waiting' ? 'accepted' : status;
  const { icon, tone, button } = views[shown];
  const { title, text } = texts[shown];
  return (
    <FlowScreen
      hasOwnHeading
      footer={
        <>
          <CompleteButton button={button} page={form} />
          <HiddenHeaderButtons
            list={list}
            has={{ close: button.action === 'close', back: button.action === 'back' }}
          />
        </>
      }
    >
      <StatusRegion status={status}>
        <Message
          level={1}
          icon={icon}
          tone={tone}
          title={t(title)}
          text={
            <>
              {message && (
                <p>
                  <bdi>{message}</bdi>
                </p>
              )}
              <p>{t(text)}</p>
            </>
          }
        />
      </StatusRegion>
      {withdrawal && facts(withdrawal)}
    </FlowScreen>
  );
}
