import { toDecimalText } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Summary } from '@paywidget/shared/ui/controls';
import type { CreatedWithdrawal } from '@paywidget/shared/withdrawal';
import styles from '../DepositCompleteScreen/facts.module.scss';
import { useChosenRedemption } from '../RedeemScreen/useRedemptionMethods';

/** Which redemption the page is about, as far as that is known: what a player quotes to the support. */
export function RedemptionFacts({ withdrawal }: { withdrawal: CreatedWithdrawal }) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const chosen = useChosenRedemption();
  const { withdrawalId, method, request } = withdrawal;
  // Only of a redemption of the widget's own: an address may name anything.
  if (withdrawalId === undefined) return null;
  const amount = request && toDecimalText(request.amount);
  const redeemed = amount && formatAmount(amount, request.currency, i18n.language);
  const coin = chosen && chosen.name === method ? methodTitle(chosen, language) : undefined;
  return (
    <div className={styles.facts}>
      <Summary
        rows={[
          ...(redeemed ? [{ label: t('sweep.convert.from'), value: redeemed, strong: true }] : []),
          ...(coin ? [{ label: t('sweep.redeemed.coin'), value: coin }] : []),
          { label: t('deposit.complete.reference'), value: withdrawalId },
        ]}
      />
    </div>
  );
}
