import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { LinkButton, QrCode } from '@paywidget/shared/invoice';
import { type DepositAnswer, languageAtom, useAtomValue } from '@paywidget/shared/state';

/** The code to scan and the link to follow, where the server gives any beside the details. */
export function TransferLinks({ answer }: { answer: DepositAnswer }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { qrCodeText, qrDataURL, buttonPay } = answer.apiResponse?.data ?? {};
  return (
    <>
      {(qrCodeText ?? qrDataURL) && (
        <QrCode text={qrCodeText} image={qrDataURL} label={t('deposit.transfer.qr')} />
      )}
      {buttonPay && (
        <LinkButton url={buttonPay.url}>{textIn(buttonPay.text, language) ?? t('invoice.link')}</LinkButton>
      )}
    </>
  );
}
