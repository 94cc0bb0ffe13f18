import { ChosenGroup } from '@paywidget/shared/methods/search';
import { useOpenCreatedWithdrawal } from '@paywidget/shared/withdrawal';
import { useChooseWithdrawal } from '../WithdrawalListScreen/useChooseWithdrawal';
import { useWithdrawalList } from '../WithdrawalListScreen/useWithdrawalMethods';

/** The methods of the chosen group. If the group no longer exists, goes back to the list. */
export function WithdrawalGroupScreen() {
  const methods = useWithdrawalList();
  const choose = useChooseWithdrawal('group');
  useOpenCreatedWithdrawal();
  return <ChosenGroup methods={methods} list="withdrawal.list" transaction="withdrawal" onChoose={choose} />;
}
