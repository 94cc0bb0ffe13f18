import { DepositFacts, DepositResult, type FormButton } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { depositPageOf, useChosenMethod } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import { choiceAtom, createdDepositAtom, type Transaction, useAtomValue } from '@paywidget/shared/state';
import { BackButton } from '@paywidget/shared/transaction';
import { responseAmount, transactionAmount } from '../../model/responseAmount';

/**
 * The last page of a deposit, and the page a provider sends the player back to. It also works on a bare page, which has no
 * host and no session.
 */
export function CompleteScreen() {
  return (
    <DepositResult
      facts={(transaction) => <Facts transaction={transaction} />}
      formButton={(button) => <ToForm {...button} />}
    />
  );
}

function Facts({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation();
  const created = useAtomValue(createdDepositAtom);
  const method = useChosenMethod();
  const { depositId, onchainTransaction } = transaction;
  if ((depositId ?? onchainTransaction?.txid) === undefined) return null;
  const isOfDeposit = created !== undefined && created.answer.depositId === depositId;
  const amount =
    (isOfDeposit ? responseAmount(created.answer) : undefined) ?? transactionAmount(onchainTransaction);
  const credited = transaction.status === 'mistaked' ? undefined : onchainTransaction?.credited;
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
  return <DepositFacts rows={rows} method={method} transaction={transaction} />;
}

/** Leads to the page of the chosen method. If the list does not have the method, leads to the list. */
function ToForm(button: FormButton) {
  const { group } = useAtomValue(choiceAtom);
  const method = useChosenMethod();
  const page = method && depositPageOf(method, group === undefined ? 'list' : 'group');
  return <BackButton {...button} page={page ?? 'deposit.list'} />;
}
