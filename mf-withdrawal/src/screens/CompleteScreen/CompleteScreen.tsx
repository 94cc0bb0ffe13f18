import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { useSetAtom } from '@paywidget/shared/state';
import { Message } from '@paywidget/shared/ui';
import { UnknownOutcome, useWithdrawalStatus } from '@paywidget/shared/withdrawal';
import { completeViews } from '../../model/completeView';
import { draftAtom } from '../AmountScreen/draft';
import { CompleteButton } from './CompleteButton';
import { WithdrawalFacts } from './WithdrawalFacts';

/** Where a withdrawal ends: accepted at once, then as the server says (specification, section 4). */
export function CompleteScreen() {
  const { t } = useTranslation();
  const forget = useSetAtom(draftAtom);
  const { isUnknown, withdrawal, status, message } = useWithdrawalStatus(() => forget(undefined));
  if (isUnknown) return <UnknownOutcome list="withdrawal.list" />;

  const { icon, tone, title, text, button } = completeViews[status];
  return (
    <FlowScreen footer={<CompleteButton button={button} />}>
      <div role="status" data-status={status}>
        <Message
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
      </div>
      {withdrawal && <WithdrawalFacts withdrawal={withdrawal} />}
    </FlowScreen>
  );
}
