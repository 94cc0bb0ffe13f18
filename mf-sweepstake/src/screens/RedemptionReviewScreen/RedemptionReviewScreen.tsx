import type { PaymentMethod } from '@paywidget/shared/contract';
import { FormPlaceholder } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { currencyOf, formatAmount } from '@paywidget/shared/money';
import { useRedirect } from '@paywidget/shared/navigation';
import { choiceAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useOpenCreatedWithdrawal, useSubmittedForm } from '@paywidget/shared/withdrawal';
import { WithdrawalReview } from '@paywidget/shared/withdrawal/review';
import { useRef } from 'react';
import { exchangeRateOf } from '../../model/exchangeRate';
import { draftAtom, type SubmittedRedemption } from '../ConvertScreen/draft';
import { useRedemptionOnScreen } from '../RedeemScreen/useRedemptionMethods';
import { PayoutNotices } from './PayoutNotices';
import { usePayout } from './usePayout';

/**
 * Shows the redemption to confirm, and the button that creates it. Without a submitted form of the chosen method, goes back to
 * the form; without the method, to Redemption.
 */
export function RedemptionReviewScreen() {
  const choice = useAtomValue(choiceAtom);
  const { method, isMissing: isMethodMissing } = useRedemptionOnScreen();
  const submitted = useSubmittedForm(draftAtom, choice.method);
  const isCreated = useOpenCreatedWithdrawal();
  const isFormMissing = !submitted && !isCreated;

  const missing = isFormMissing && 'sweep.withdrawal.crypto.convert';
  useRedirect(isMethodMissing ? 'sweep.withdrawal.methods' : missing);

  if (!method || !submitted) return <FormPlaceholder />;
  return <Review key={method.name} method={method} form={submitted} />;
}

/** Rates may need more decimals than amounts of the coin. */
const rateDecimals = 12;

function Review({ method, form }: { method: PaymentMethod; form: SubmittedRedemption }) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const payout = usePayout(form);
  const notices = useRef<HTMLDivElement>(null);
  const { pair, redeemed } = form;
  const redeemedText = formatAmount(redeemed, pair.from, i18n.language);
  const receivedText = formatAmount(payout.received, pair.to, i18n.language);
  const rate = exchangeRateOf(redeemed, payout.received);
  const rateText = (one: string) =>
    `${formatAmount('1', pair.from, i18n.language)} ≈ ${formatAmount(one, { ...currencyOf(pair.to), decimals: rateDecimals }, i18n.language)}`;

  return (
    <WithdrawalReview
      method={method}
      form={form}
      title="sweep.confirm.title"
      advice="sweep.confirm.text"
      money={[
        { label: t('sweep.confirm.method'), value: methodTitle(method, language) },
        { label: t('sweep.convert.from'), value: redeemedText },
        ...(rate ? [{ label: t('sweep.confirm.rate'), value: rateText(rate) }] : []),
        { label: t('sweep.convert.to'), value: receivedText, strong: true },
      ]}
      notices={<PayoutNotices ref={notices} payout={payout} amount={receivedText} />}
      amount={redeemedText}
      submitText="sweep.convert.submit"
      list="sweep.withdrawal.methods"
      onBlocked={payout.isFailed ? () => notices.current?.querySelector('button')?.focus() : undefined}
    />
  );
}
