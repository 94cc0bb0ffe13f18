import { CoinSearch } from '@paywidget/shared/crypto';
import { admit, useChooseDeposit, useCryptoBadge, useDepositMethods } from '@paywidget/shared/methods';
import { ChosenGroup } from '@paywidget/shared/methods/search';
import { useMemo } from 'react';

/**
 * The coins that the player can deposit. A list that holds none any more leads back to the deposit list.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function CryptoListScreen() {
  const choose = useChooseDeposit('group');
  const badge = useCryptoBadge();
  const { data, error } = useDepositMethods();
  const methods = useMemo(() => data && admit(data.methods, 'deposit').methods, [data]);

  if (error && !data) throw error;
  return (
    <ChosenGroup methods={methods} list="deposit.list">
      {(title, coins) => <CoinSearch title={title} coins={coins} badge={badge} onChoose={choose} />}
    </ChosenGroup>
  );
}
