import type { WithdrawalRequest } from '@paywidget/shared/payments';
import { atom } from '@paywidget/shared/state';

/** The notice of rejections on the page, if the page has one. Where it shows a rejection, no snackbar does. */
export const rejectionNoticeAtom = atom<{ isShownFor: (request: WithdrawalRequest) => boolean } | undefined>(
  undefined,
);
