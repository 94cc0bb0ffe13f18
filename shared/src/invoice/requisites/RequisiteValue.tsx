import type { Requisite } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { useHost } from '@paywidget/shared/services';
import { Icon } from '@paywidget/shared/ui';
import { useState } from 'react';
import { useLinkTarget } from '../link/useLinkTarget';
import { useSafeLink } from '../link/useSafeLink';
import { imageAddressOf, isPictureOfCode } from '../qr/imageAddress';
import { QrCode } from '../qr/QrCode';
import styles from './RequisiteList.module.scss';
import { readableValue } from './readableValue';

export interface ValueProps {
  requisite: Requisite;
  title: string;
}

/** In characters: about two lines on a phone. */
const longValue = 60;

/** A text. `dir="auto"` keeps numbers and addresses left to right, also in right-to-left languages. */
export function TextValue({ requisite }: ValueProps) {
  const text = readableValue(requisite);
  return (
    <bdi dir="auto" className={text.length > longValue ? styles.long : undefined}>
      {text}
    </bdi>
  );
}

/** A link. An unsafe link is reported to the host and replaced by a text. */
export function LinkValue({ requisite: { value } }: ValueProps) {
  const { t } = useTranslation();
  const link = useSafeLink(value);
  const target = useLinkTarget();
  if (!link) return <span className={styles.refused}>{t('invoice.link.unsafe')}</span>;
  return (
    <a className={styles.link} href={link.href} target={target} rel="noopener noreferrer">
      <bdi dir="ltr">{link.host + (link.pathname === '/' ? '' : link.pathname)}</bdi>
      <Icon name="external" size="small" />
    </a>
  );
}

/** An image. If its URL is unsafe or cannot be loaded, shows a text. */
export function ImageValue({ requisite, title }: ValueProps) {
  const { t } = useTranslation();
  const host = useHost();
  const [brokenAddress, setBrokenAddress] = useState<string>();
  const address = imageAddressOf(requisite.value);

  if (address === undefined || (address === brokenAddress && !address.startsWith('data:')))
    return <TextValue requisite={requisite} title={title} />;
  // A player cannot read a data URL as text.
  if (address === brokenAddress) return <span className={styles.refused}>{t('invoice.image.broken')}</span>;
  function reportBroken() {
    setBrokenAddress(address);
    host.report(
      'requisite.image',
      `Image of ${requisite.name} could not be loaded: ${address?.slice(0, 100)}`,
    );
  }
  return <img className={styles.image} src={address} alt={title} onError={reportBroken} />;
}

export function CodeValue({ requisite: { value }, title }: ValueProps) {
  return isPictureOfCode(value) ? (
    <QrCode image={value} text={value.startsWith('data:') ? undefined : value} label={title} />
  ) : (
    <QrCode text={value} label={title} />
  );
}
