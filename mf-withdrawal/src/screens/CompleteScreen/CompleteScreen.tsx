import { toDecimalText } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import type { CreatedWithdrawal } from '@paywidget/shared/payments';
import { choiceAtom, languageAtom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import type { SummaryRow } from '@paywidget/shared/ui/controls';
import { WithdrawalFacts, WithdrawalResult } from '@paywidget/shared/withdrawal';
import { payoutOf } from '../../model/fee';
import { formPageOf } from '../../model/pages';
import { draftAtom } from '../AmountScreen/draft';
import { useChosenMethod } from '../WithdrawalListScreen/useWithdrawalMethods';

/** The last page of a withdrawal. */
export function CompleteScreen() {
  const setDraft = useSetAtom(draftAtom);
  const choice = useAtomValue(choiceAtom);
  return (
    <WithdrawalResult
      facts={(withdrawal) => <Facts withdrawal={withdrawal} />}
      list="withdrawal.list"
      form={choice.method === undefined ? 'withdrawal.list' : formPageOf(choice)}
      onOver={() => setDraft(undefined)}
    />
  );
}

function Facts({ withdrawal }: { withdrawal: CreatedWithdrawal }) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const chosen = useChosenMethod();
  const method = chosen?.name === withdrawal.method ? chosen : undefined;
  const rows: SummaryRow[] = [];
  const { request } = withdrawal;
  const amount = request && toDecimalText(request.amount);
  if (request && amount !== undefined) {
    const { currency } = request;
    const format = (value: string) => formatAmount(value, currency, i18n.language);
    rows.push({ label: t('withdrawal.summary.amount'), value: format(amount), strong: true });
    const payout = method && payoutOf(method, amount, currency);
    if (payout?.fee) rows.push({ label: t('withdrawal.summary.arrives'), value: format(payout.netAmount) });
  }
  if (method) rows.push({ label: t('withdrawal.confirm.method'), value: methodTitle(method, language) });
  return <WithdrawalFacts rows={rows} withdrawal={withdrawal} />;
}
