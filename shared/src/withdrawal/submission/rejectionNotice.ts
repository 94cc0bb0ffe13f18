import { atom } from '@paywidget/shared/state';
import type { WithdrawalRequest } from './withdrawalRequest';

/** The notice of rejections on the page, if the page has one. Where it shows a rejection, no snackbar does. */
export const rejectionNoticeAtom = atom<{ isShownFor: (request: WithdrawalRequest) => boolean } | undefined>(
  undefined,
);
