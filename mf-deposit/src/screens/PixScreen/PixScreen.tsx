import { useTranslation } from '@paywidget/shared/i18n';
import { ScanToPay } from './ScanToPay';

/** Pix: the player scans the code, or copies it into the bank's app on the same phone. */
export function PixScreen() {
  const { t } = useTranslation();
  return (
    <ScanToPay
      instruction={t('deposit.pix.instruction')}
      phoneInstruction={t('deposit.pix.instruction.phone')}
      codeTitle={t('deposit.pix.code')}
    />
  );
}
