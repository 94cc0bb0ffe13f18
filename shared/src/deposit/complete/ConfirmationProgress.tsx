import { useTranslation } from '@paywidget/shared/i18n';
import { ProgressBar } from '@paywidget/shared/ui/controls';
import styles from './ConfirmationProgress.module.scss';
import type { Confirmations } from './confirmations';

/** Shows how many network confirmations a transaction has. See docs/rules/crypto.md. */
export function ConfirmationProgress({
  confirmations: { confirmed, required },
}: {
  confirmations: Confirmations;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.blocks}>
      <ProgressBar
        value={confirmed}
        max={required}
        text={t('deposit.complete.blocks', { counted: confirmed, required })}
      />
    </div>
  );
}
