import { useTranslation } from '@paywidget/shared/i18n';
import { ScanToPay } from '../PixScreen/ScanToPay';

/** Eazype: a code for any app that reads the country's payment codes, or a link to the payment page. */
export function EazypeScreen() {
  const { t } = useTranslation();
  return (
    <ScanToPay
      instruction={t('deposit.eazype.instruction')}
      phoneInstruction={t('deposit.eazype.instruction.phone')}
    />
  );
}
