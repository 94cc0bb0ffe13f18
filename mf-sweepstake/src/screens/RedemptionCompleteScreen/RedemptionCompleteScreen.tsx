import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { choiceAtom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { CompleteButton } from '@paywidget/shared/transaction';
import { Message } from '@paywidget/shared/ui';
import { UnknownOutcome, useWithdrawalStatus } from '@paywidget/shared/withdrawal';
import { redemptionViews } from '../../model/redemptionViews';
import { redemptionDraftAtom } from '../RedeemScreen/redemptionDraft';
import { RedemptionFacts } from './RedemptionFacts';

/** Where a redemption ends: accepted at once, then as the server says. */
export function RedemptionCompleteScreen() {
  const { t } = useTranslation();
  const forget = useSetAtom(redemptionDraftAtom);
  const { method } = useAtomValue(choiceAtom);
  const { isUnknown, withdrawal, status, message } = useWithdrawalStatus(() => forget(undefined));
  if (isUnknown) return <UnknownOutcome list="sweep.withdrawal.methods" />;

  const { icon, tone, title, text, button } = redemptionViews[status];
  const page = method === undefined ? 'sweep.withdrawal.methods' : 'sweep.withdrawal.crypto.convert';
  return (
    <FlowScreen footer={button && <CompleteButton button={button} page={page} />}>
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
      {withdrawal && <RedemptionFacts withdrawal={withdrawal} />}
    </FlowScreen>
  );
}
