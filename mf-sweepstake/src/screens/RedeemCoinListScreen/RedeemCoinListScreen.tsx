import { ChosenGroup } from '@paywidget/shared/methods/search';
import { useOpenCreatedWithdrawal } from '@paywidget/shared/withdrawal';
import { coinGroup } from '../../model/paymentEntries';
import { useChooseRedemption } from '../RedeemScreen/useChooseRedemption';
import { useRedemptionMethods } from '../RedeemScreen/useRedemptionMethods';

/** The coins for which the player can redeem sweep coins. If the list has none, goes back to Redemption. */
export function RedeemCoinListScreen() {
  const choose = useChooseRedemption();
  const methods = useRedemptionMethods();
  useOpenCreatedWithdrawal();
  return (
    <ChosenGroup
      group={coinGroup}
      methods={methods}
      list="sweep.withdrawal.methods"
      searchLabel="crypto.list.search"
      onChoose={choose}
    />
  );
}
