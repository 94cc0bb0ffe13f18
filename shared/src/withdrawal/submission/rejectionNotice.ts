import type { WithdrawalRequest } from '@paywidget/shared/payments';
import { atom } from '@paywidget/shared/state';

/** The notice of rejections on the page, if the page has one. If it shows a rejection, there is no snackbar. */
export const rejectionNoticeAtom = atom<{ isShownFor: (request: WithdrawalRequest) => boolean } | undefined>(
  undefined,
);
