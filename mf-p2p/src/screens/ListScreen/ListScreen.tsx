import { filterMethods, useChooseDeposit, useDepositMethods } from '@paywidget/shared/methods';
import { ChosenGroup } from '@paywidget/shared/methods/search';
import { useMemo } from 'react';

/** A shorter list needs no search, like a dropdown. */
const searchedFrom = 6;

/**
 * The methods of the chosen group. If the group no longer exists or the country is served directly, goes back to the deposit
 * list. The deposit list then decides what to show.
 * @throws the error of the call. The shell shows the error page.
 */
export function ListScreen() {
  const { data, error } = useDepositMethods();
  const methods = useMemo(() => {
    if (!data) return undefined;
    return data.isDirectGeo ? [] : filterMethods(data.methods, 'deposit').methods;
  }, [data]);
  const choose = useChooseDeposit('group');

  if (error && !data) throw error;
  return (
    <ChosenGroup methods={methods} list="deposit.list" minimumForSearch={searchedFrom} onChoose={choose} />
  );
}
