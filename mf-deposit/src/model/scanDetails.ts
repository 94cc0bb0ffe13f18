import type { LocalizedText } from '@paywidget/shared/contract';
import type { DepositAnswer } from '@paywidget/shared/state';

/** What a page with a code to scan has been given: any of it may be missing. */
export interface ScanDetails {
  /** What the code says; for Pix, also what is pasted into the bank's app. */
  text: string | undefined;
  /** The server's own picture of the code. */
  image: string | undefined;
  /** For those who read this on the phone that pays. */
  link: { url: string; text?: LocalizedText } | undefined;
}

/** The code and the link of an answer; nothing where it has neither, so that there is no way to pay. */
export function scanDetailsOf({ apiResponse }: DepositAnswer): ScanDetails | undefined {
  const { qrCodeText, qrDataURL, buttonPay } = apiResponse?.data ?? {};
  const details = { text: qrCodeText || undefined, image: qrDataURL || undefined, link: buttonPay };
  return details.text || details.image || details.link ? details : undefined;
}
