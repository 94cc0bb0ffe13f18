import {
  filterMethods,
  useChooseDeposit,
  useCryptoBadge,
  useDepositMethods,
} from '@paywidget/shared/methods';
import { ChosenGroup } from '@paywidget/shared/methods/search';
import { useMemo } from 'react';

/**
 * The coins that the player can deposit. Without coins, or if the list must not be shown (`isDirectGeo`), opens the deposit list.
 * @throws the error of the call. The shell then shows the error page. Its button leads back here.
 */
export function CryptoListScreen() {
  const choose = useChooseDeposit('group');
  const badge = useCryptoBadge();
  const { data, error } = useDepositMethods();
  const methods = useMemo(() => {
    if (!data) return undefined;
    return data.isDirectGeo ? [] : filterMethods(data.methods, 'deposit').methods;
  }, [data]);

  if (error && !data) throw error;
  return (
    <ChosenGroup
      methods={methods}
      list="deposit.list"
      searchLabel="crypto.list.search"
      cryptoBadge={badge}
      onChoose={choose}
    />
  );
}
