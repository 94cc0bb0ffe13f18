import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { coinGroup } from '../../model/paymentEntries';
import { useChosenMethod } from '../SelectMethodScreen/usePaymentMethods';

/** The page that the chosen box is paid on; without a box, the shop. */
export function usePaymentPage(): ScreenName {
  const { box } = useAtomValue(choiceAtom);
  const isCoin = useChosenMethod()?.category === coinGroup;
  if (box === undefined) return 'sweep.deposit.list';
  return isCoin ? 'sweep.deposit.crypto.address' : 'sweep.deposit.select-method';
}
