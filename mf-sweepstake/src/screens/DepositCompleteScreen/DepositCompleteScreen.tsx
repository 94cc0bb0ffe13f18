import { DepositResult } from '@paywidget/shared/deposit';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { BackButton } from '@paywidget/shared/transaction';
import { coinGroup } from '../../model/paymentEntries';
import { useChosenMethod } from '../SelectMethodScreen/useChosenMethod';
import { PurchaseFacts } from './PurchaseFacts';
import { purchaseView } from './purchaseView';

/** The last page of a purchase, and the page to which a provider sends the player back. */
export function DepositCompleteScreen() {
  const page = usePaymentPage();
  return (
    <DepositResult
      viewOf={purchaseView}
      facts={(deposit) => <PurchaseFacts deposit={deposit} />}
      formButton={(button) => <BackButton {...button} page={page} />}
    />
  );
}

/** The page on which the player pays for the chosen box. Without a box, the shop. */
function usePaymentPage(): ScreenName {
  const { box } = useAtomValue(choiceAtom);
  const isCoin = useChosenMethod()?.category === coinGroup;
  if (box === undefined) return 'sweep.deposit.list';
  return isCoin ? 'sweep.deposit.crypto.address' : 'sweep.deposit.select-method';
}
