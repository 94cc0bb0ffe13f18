import { useChooseDeposit, useDepositMethods, useMethodList } from '@paywidget/shared/methods';
import { ChosenGroup } from '@paywidget/shared/methods/search';

/** The methods of the chosen group. If the group no longer exists, opens the list. */
export function DepositGroupScreen() {
  const methods = useMethodList(useDepositMethods(), 'deposit');
  const choose = useChooseDeposit('group');
  return <ChosenGroup methods={methods} list="deposit.list" onChoose={choose} />;
}
