import type { TransactionStatus } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { CreatedWithdrawal } from '@paywidget/shared/payments';
import { CompleteButton, HiddenHeaderButtons, StatusRegion } from '@paywidget/shared/transaction';
import { Message, type MessageProps } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { UnknownOutcome } from './UnknownOutcome';
import { useWithdrawalStatus } from './useWithdrawalStatus';

/** What the page shows for a status. Title and texts are translation keys. */
export interface WithdrawalView {
  icon: MessageProps['icon'];
  tone: NonNullable<MessageProps['tone']>;
  title: string;
  text: string;
  button: { action: 'close' | 'back'; text: string };
}

export interface WithdrawalResultProps {
  views: Readonly<Record<TransactionStatus, WithdrawalView>>;
  /** The rows that identify the withdrawal. */
  facts: (withdrawal: CreatedWithdrawal) => ReactNode;
  /** The flow's list of methods. An unknown outcome that cannot be resolved leads there. */
  list: ScreenName;
  /** The page that a declined withdrawal leads back to. */
  form: ScreenName;
  /** Called when the player leaves the page, unless the withdrawal was declined: then they may change and repeat it. */
  onOver: () => void;
}

/** The complete page of a withdrawal: its status, its facts, and what the player can do next. */
export function WithdrawalResult({ views, facts, list, form, onOver }: WithdrawalResultProps) {
  const { t } = useTranslation();
  const { isUnknown, withdrawal, status, message } = useWithdrawalStatus(onOver);
  if (isUnknown) return <UnknownOutcome list={list} />;

  const { icon, tone, title, text, button } = views[status];
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
