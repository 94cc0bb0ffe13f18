import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { LinkButton, QrCode, RequisiteList } from '@paywidget/shared/invoice';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { ScanDetails } from '../../model/scanDetails';
import styles from './ScanDetailsView.module.scss';

interface ScanDetailsViewProps {
  details: ScanDetails;
  instruction: string;
  codeTitle: string | undefined;
}

/** Shows the code, its text if `codeTitle` is set, and a link for players who pay on the same device. */
export function ScanDetailsView({
  details: { text, image, link },
  instruction,
  codeTitle,
}: ScanDetailsViewProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const hasCode = text !== undefined || image !== undefined;
  return (
    <>
      {hasCode && (
        <>
          <p className={styles.instruction}>{instruction}</p>
          <QrCode text={text} image={image} label={t('deposit.scan.code')} />
        </>
      )}
      {codeTitle !== undefined && text !== undefined && (
        <RequisiteList
          requisites={[{ name: 'qrCodeText', title: codeTitle, type: 'text', value: text, isCopyable: true }]}
        />
      )}
      {link && (
        <LinkButton url={link.url} variant={hasCode ? 'secondary' : 'primary'}>
          {textIn(link.text, language) ?? t('invoice.link')}
        </LinkButton>
      )}
    </>
  );
}
