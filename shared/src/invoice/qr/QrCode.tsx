import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { imageAddressOf } from './imageAddress';
import { QrBoundary } from './QrBoundary';
import styles from './QrCode.module.scss';

/** In modules, as the standard has it. */
const quietZone = 4;

export interface QrCodeProps {
  /** What the code says. */
  text?: string;
  /** The server's own picture of the code, `data:image/…` or http(s). It goes first; broken, the text is drawn. */
  image?: string;
  /** What screen readers hear. */
  label: string;
}

/**
 * A QR code. One that cannot be drawn or loaded says so in words and is reported: `qr.generation` for a text that no code
 * holds, `qr.image` for a picture.
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
