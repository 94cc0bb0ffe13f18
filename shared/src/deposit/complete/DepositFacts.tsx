import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import type { Deposit } from '@paywidget/shared/payments';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { IdentifyingFacts } from '@paywidget/shared/transaction';
import type { SummaryRow } from '@paywidget/shared/ui/controls';

export interface DepositFactsProps {
  /** The rows of the payment. Shown first. */
  rows: readonly SummaryRow[];
  /** Undefined while the method is unknown. */
  method: PaymentMethod | undefined;
  deposit: Pick<Deposit, 'depositId' | 'createdAt' | 'onchainTransaction'>;
}

/** The known facts that identify a deposit. */
export function DepositFacts({
  rows,
  method,
  deposit: { depositId, createdAt, onchainTransaction },
}: DepositFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const methodRow = method && { label: t('deposit.complete.method'), value: methodTitle(method, language) };
  return (
    <IdentifyingFacts
      rows={methodRow ? [...rows, methodRow] : rows}
      createdAt={createdAt ?? onchainTransaction?.seenAt}
      txid={onchainTransaction?.txid}
      reference={depositId}
    />
  );
}
