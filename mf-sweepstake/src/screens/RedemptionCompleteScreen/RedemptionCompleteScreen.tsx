import { toDecimalText } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import type { CreatedWithdrawal } from '@paywidget/shared/payments';
import { choiceAtom, languageAtom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { WithdrawalFacts, WithdrawalResult } from '@paywidget/shared/withdrawal';
import { draftAtom } from '../ConvertScreen/draft';
import { useChosenRedemption } from '../RedeemScreen/useRedemptionMethods';

/** The last page of a redemption. */
export function RedemptionCompleteScreen() {
  const setDraft = useSetAtom(draftAtom);
  const { method } = useAtomValue(choiceAtom);
  return (
    <WithdrawalResult
      facts={(withdrawal) => <Facts withdrawal={withdrawal} />}
      list="sweep.withdrawal.methods"
      form={method === undefined ? 'sweep.withdrawal.methods' : 'sweep.withdrawal.crypto.convert'}
      onOver={() => setDraft(undefined)}
    />
  );
}

function Facts({ withdrawal }: { withdrawal: CreatedWithdrawal }) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const chosen = useChosenRedemption();
  const { method, request } = withdrawal;
  const amount = request && toDecimalText(request.amount);
  const redeemed = amount && formatAmount(amount, request.currency, i18n.language);
  const coin = chosen && chosen.name === method ? methodTitle(chosen, language) : undefined;
  const rows = [
    ...(redeemed ? [{ label: t('sweep.convert.from'), value: redeemed, strong: true }] : []),
    ...(coin ? [{ label: t('sweep.redeemed.coin'), value: coin }] : []),
  ];
  return <WithdrawalFacts rows={rows} withdrawal={withdrawal} />;
}
