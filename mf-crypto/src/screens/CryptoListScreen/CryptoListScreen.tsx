import { CoinSearch } from '@paywidget/shared/crypto';
import {
  filterMethods,
  useChooseDeposit,
  useCryptoBadge,
  useDepositMethods,
} from '@paywidget/shared/methods';
import { ChosenGroup } from '@paywidget/shared/methods/search';
import { useMemo } from 'react';

/**
 * The coins that the player can deposit. Without coins, opens the deposit list.
 * @throws the error of the call. The shell then shows the error page, which leads back here.
 */
export function CryptoListScreen() {
  const choose = useChooseDeposit('group');
  const badge = useCryptoBadge();
  const { data, error } = useDepositMethods();
  const methods = useMemo(() => data && filterMethods(data.methods, 'deposit').methods, [data]);

  if (error && !data) throw error;
  return (
    <ChosenGroup methods={methods} list="deposit.list">
      {(title, coins) => <CoinSearch title={title} coins={coins} cryptoBadge={badge} onChoose={choose} />}
    </ChosenGroup>
  );
}
