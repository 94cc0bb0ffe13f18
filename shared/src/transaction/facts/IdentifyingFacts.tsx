import { useTranslation } from '@paywidget/shared/i18n';
import { CopyableText, Summary, type SummaryRow } from '@paywidget/shared/ui/controls';
import { formatTime } from '../time/formatTime';
import styles from './IdentifyingFacts.module.scss';
import { shortHash } from './shortHash';

export interface IdentifyingFactsProps {
  /** The rows of the payment. Shown first. */
  rows: readonly SummaryRow[];
  /** When the transaction was created: server time in ms since the epoch. */
  createdAt?: number;
  /** The hash of the payment on a blockchain. */
  txid?: string;
  /** The server's id. */
  reference?: string;
}

/** The known facts that identify a transaction. Players quote them to the support team. */
export function IdentifyingFacts({ rows, createdAt, txid, reference }: IdentifyingFactsProps) {
  const { t, i18n } = useTranslation();
  const copyable = (label: string, value: string | undefined, shown = value) =>
    value === undefined
      ? []
      : [
          {
            label,
            value: (
              <CopyableText
                value={value}
                shown={shown}
                label={t('invoice.copy', { title: label })}
                copiedLabel={t('invoice.copied')}
                failedLabel={t('invoice.copyFailed')}
              />
            ),
          },
        ];
  return (
    <div className={styles.facts}>
      <Summary
        rows={[
          ...rows,
          ...copyable(t('deposit.complete.transaction'), txid, txid && shortHash(txid)),
          ...copyable(t('deposit.complete.reference'), reference),
          ...(createdAt === undefined
            ? []
            : [{ label: t('deposit.complete.time'), value: formatTime(createdAt, i18n.language) }]),
        ]}
      />
    </div>
  );
}
