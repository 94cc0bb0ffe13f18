import { useTranslation } from '@paywidget/shared/i18n';
import { useHost } from '@paywidget/shared/services';
import { Notice } from '@paywidget/shared/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { imageAddressOf } from './imageAddress';
import { QrBoundary } from './QrBoundary';
import styles from './QrCode.module.scss';

/** In modules, as the QR standard requires. */
const quietZone = 4;

export interface QrCodeProps {
  /** The content of the code. */
  text?: string;
  /** The server's image of the code, `data:image/…` or http(s). Used first. `text` is the fallback. */
  image?: string;
  /** For screen readers. */
  label: string;
}

/**
 * A QR code. If it cannot be drawn or loaded, shows a notice and reports to the host: `qr.generation` if the text is too
 * long, `qr.image` if the image cannot be loaded.
 */
export function QrCode({ text, image, label }: QrCodeProps) {
  const { t } = useTranslation();
  const host = useHost();
  const [brokenImage, setBrokenImage] = useState<string>();
  const address = image === undefined ? undefined : imageAddressOf(image);
  const fallback = <Notice tone="warning">{t('invoice.qr.broken')}</Notice>;

  function reportImage() {
    setBrokenImage(address);
    host.report('qr.image', `QR image could not be loaded: ${address?.slice(0, 100)}`);
  }

  if (address !== undefined && address !== brokenImage)
    return (
      <img className={`${styles.code} ${styles.picture}`} src={address} alt={label} onError={reportImage} />
    );
  if (!text) return fallback;
  return (
    <QrBoundary
      key={text}
      fallback={fallback}
      onError={(error) => host.report('qr.generation', `QR code could not be drawn: ${error.message}`)}
    >
      <QRCodeSVG
        className={styles.code}
        value={text}
        level="M"
        marginSize={quietZone}
        bgColor="#ffffff"
        fgColor="#000000"
        title={label}
      />
    </QrBoundary>
  );
}
