import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { languageAtom, type Transaction, useAtomValue } from '@paywidget/shared/state';
import { Summary, type SummaryRow } from '@paywidget/shared/ui/controls';
import styles from './DepositFacts.module.scss';
import { shortHash } from './shortHash';

export interface DepositFactsProps {
  /** What was paid. Shown first. */
  rows: readonly SummaryRow[];
  /** Undefined while the method is unknown. */
  method: PaymentMethod | undefined;
  transaction: Transaction;
}

/** The known facts that identify a deposit. Players quote them to the support team. */
export function DepositFacts({
  rows,
  method,
  transaction: { depositId, onchainTransaction },
}: DepositFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  return (
    <div className={styles.facts}>
      <Summary
        rows={[
          ...rows,
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
