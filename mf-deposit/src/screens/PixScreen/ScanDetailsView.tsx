import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { LinkButton, QrCode, RequisiteList, ScanCode, useIsPhone } from '@paywidget/shared/invoice';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { ScanDetails } from '../../model/scanDetails';
import styles from './ScanDetailsView.module.scss';

export interface ScanDetailsViewProps {
  details: ScanDetails;
  /** How to pay with the code, translated. */
  instruction: string;
  /** How to pay on the phone that shows the page, translated. */
  phoneInstruction: string;
  /** Title of the code as text. Without it, only phones show the text, because they cannot scan their own screen. */
  codeTitle?: string;
}

/**
 * Shows the code, its text and a link. On a computer the code comes first. On a phone the link and the text come first, and
 * the code last, for another device.
 */
export function ScanDetailsView(props: ScanDetailsViewProps) {
  const { details, instruction, phoneInstruction } = props;
  const { text, image, link } = details;
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const hasCode = text !== undefined || image !== undefined;
  const code = { text, image, label: t('deposit.scan.code') };

  if (!isPhone || (text === undefined && !link)) {
    return (
      <>
        {hasCode && <p className={styles.instruction}>{instruction}</p>}
        {hasCode && <QrCode {...code} />}
        {props.codeTitle !== undefined && <CodeText {...props} />}
        <PaymentLink link={link} variant={hasCode ? 'secondary' : 'primary'} />
      </>
    );
  }
  return (
    <>
      {hasCode && <p className={styles.instruction}>{phoneInstruction}</p>}
      <PaymentLink link={link} variant="primary" />
      <CodeText {...props} />
      {hasCode && <ScanCode {...code} />}
    </>
  );
}

function CodeText({ details: { text }, codeTitle }: ScanDetailsViewProps) {
  const { t } = useTranslation();
  if (text === undefined) return null;
  const title = codeTitle ?? t('deposit.scan.text');
  return (
    <RequisiteList
      requisites={[{ name: 'qrCodeText', title, type: 'text', value: text, isCopyable: true }]}
    />
  );
}

function PaymentLink({ link, variant }: Pick<ScanDetails, 'link'> & { variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (!link) return null;
  return (
    <LinkButton url={link.url} variant={variant}>
      {textIn(link.text, language) ?? t('invoice.link')}
    </LinkButton>
  );
}
