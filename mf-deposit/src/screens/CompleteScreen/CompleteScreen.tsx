import { DepositFacts, DepositResult, type FormButton } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { depositPageOf, useChosenMethod } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import type { Deposit } from '@paywidget/shared/payments';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { BackButton } from '@paywidget/shared/transaction';
import { responseAmount, transactionAmount } from '../../model/responseAmount';

/**
 * The last page of a deposit, and the page to which a provider sends the player back. It also works on a bare page, which
 * has no host and no session.
 */
export function CompleteScreen() {
  return (
    <DepositResult
      facts={(deposit) => <Facts deposit={deposit} />}
      formButton={(button) => <ToForm {...button} />}
    />
  );
}

function Facts({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useTranslation();
  const method = useChosenMethod();
  const { depositId, answer, onchainTransaction } = deposit;
  if ((depositId ?? onchainTransaction?.txid) === undefined) return null;
  const amount = (answer && responseAmount(answer)) ?? transactionAmount(onchainTransaction);
  const credited = deposit.status === 'mistaked' ? undefined : onchainTransaction?.credited;
  const rows = [
    ...(amount
      ? [
          {
            label: t('deposit.complete.amount'),
            value: formatAmount(amount.value, amount.currency, i18n.language),
            strong: true,
          },
        ]
      : []),
    ...(credited
      ? [
          {
            label: t('deposit.summary.credited'),
            value: formatAmount(credited.amount, credited.currency, i18n.language),
          },
        ]
      : []),
  ];
  return <DepositFacts rows={rows} method={method} deposit={deposit} />;
}

/** Leads to the page of the chosen method. If the list does not have the method, leads to the list. */
function ToForm(button: FormButton) {
  const { group } = useAtomValue(choiceAtom);
  const method = useChosenMethod();
  const page = method && depositPageOf(method, group === undefined ? 'list' : 'group');
  return <BackButton {...button} page={page ?? 'deposit.list'} />;
}
