import type { ScreenName } from '@paywidget/shared/routes';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { useChosenMethod } from '../../methods/usePaymentMethods';
import { coinGroup } from '../../model/paymentEntries';

/** The page that the chosen box is paid on; without a box, the shop. */
export function usePaymentPage(): ScreenName {
  const { box } = useAtomValue(choiceAtom);
  const isCoin = useChosenMethod()?.category === coinGroup;
  if (box === undefined) return 'sweep.deposit.list';
  return isCoin ? 'sweep.deposit.crypto.address' : 'sweep.deposit.select-method';
}
