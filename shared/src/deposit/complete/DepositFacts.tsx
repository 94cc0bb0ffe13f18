import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { languageAtom, type Transaction, useAtomValue } from '@paywidget/shared/state';
import { IdentifyingFacts } from '@paywidget/shared/transaction';
import type { SummaryRow } from '@paywidget/shared/ui/controls';

export interface DepositFactsProps {
  /** What was paid. Shown first. */
  rows: readonly SummaryRow[];
  /** Undefined while the method is unknown. */
  method: PaymentMethod | undefined;
  transaction: Transaction;
}

/** The known facts that identify a deposit. */
export function DepositFacts({
  rows,
  method,
  transaction: { depositId, createdAt, onchainTransaction },
}: DepositFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const methodRow = method && { label: t('deposit.complete.method'), value: methodTitle(method, language) };
  return (
    <IdentifyingFacts
      rows={methodRow ? [...rows, methodRow] : rows}
      createdAt={createdAt}
      txid={onchainTransaction?.txid}
      reference={depositId}
    />
  );
}
