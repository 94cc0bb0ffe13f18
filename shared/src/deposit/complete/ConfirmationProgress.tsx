import { useTranslation } from '@paywidget/shared/i18n';
import { ProgressBar } from '@paywidget/shared/ui/controls';
import styles from './ConfirmationProgress.module.scss';
import type { Confirmations } from './confirmations';

/** How many blocks stand on the deposit's coins already (specification, section 4, "Crypto transaction progress"). */
export function ConfirmationProgress({ blocks: { confirmed, required } }: { blocks: Confirmations }) {
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
