import { shortHash } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle, useChosenMethod } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import {
  depositResponseAtom,
  languageAtom,
  type OnchainTransaction,
  useAtomValue,
} from '@paywidget/shared/state';
import { Summary } from '@paywidget/shared/ui/controls';
import { answeredAmount, arrivedAmount } from '../../model/answeredAmount';
import styles from './DepositFacts.module.scss';

interface DepositFactsProps {
  depositId: string | undefined;
  /** Of a crypto deposit. */
  onchainTransaction: OnchainTransaction | undefined;
}

/** Which deposit the page is about, as far as that is known: what a player quotes to the support. */
export function DepositFacts({ depositId, onchainTransaction }: DepositFactsProps) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const created = useAtomValue(depositResponseAtom);
  const method = useChosenMethod();
  const isOfDeposit = created !== undefined && created.answer.depositId === depositId;
  const answered = isOfDeposit ? answeredAmount(created.answer) : undefined;
  const amount = answered ?? arrivedAmount(onchainTransaction);
  return (
    <div className={styles.facts}>
      <Summary
        rows={[
          ...(amount
            ? [
                {
                  label: t('deposit.complete.amount'),
                  value: formatAmount(amount.value, amount.currency, i18n.language),
                  strong: true,
                },
              ]
            : []),
          ...(method ? [{ label: t('deposit.complete.method'), value: methodTitle(method, language) }] : []),
          ...(onchainTransaction?.txid === undefined
            ? []
            : [{ label: t('deposit.complete.transaction'), value: shortHash(onchainTransaction.txid) }]),
          ...(depositId === undefined ? [] : [{ label: t('deposit.complete.reference'), value: depositId }]),
        ]}
      />
    </div>
  );
}
