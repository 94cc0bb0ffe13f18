import type { LocalizedText } from '@paywidget/shared/contract';
import type { DepositAnswer } from '@paywidget/shared/payments';

/** The details of a page with a code to scan. Any of them may be missing. */
export interface ScanDetails {
  /** Content of the code. For Pix, players also paste it into the bank's app. */
  text: string | undefined;
  /** The server's image of the code. */
  image: string | undefined;
  /** For players who pay on the device that shows the page. */
  link: { url: string; text?: LocalizedText } | undefined;
}

/** Returns the code and the link of a response. Undefined if it has neither, so that the player cannot pay. */
export function scanDetailsOf({ apiResponse }: DepositAnswer): ScanDetails | undefined {
  const { qrCodeText, qrDataURL, buttonPay } = apiResponse?.data ?? {};
  const details = { text: qrCodeText || undefined, image: qrDataURL || undefined, link: buttonPay };
  return details.text || details.image || details.link ? details : undefined;
}
