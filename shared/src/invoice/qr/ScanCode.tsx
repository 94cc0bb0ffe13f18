import { useTranslation } from '@paywidget/shared/i18n';
import { useIsPhone } from '../device/useIsPhone';
import { QrCode, type QrCodeProps } from './QrCode';
import styles from './ScanCode.module.scss';

/** A QR code beside other ways to pay. On a phone, says that the code is for another device. Render it last there. */
export function ScanCode(props: QrCodeProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone && <p className={styles.caption}>{t('invoice.qr.otherDevice')}</p>}
      <QrCode {...props} />
    </>
  );
}
