import { CoinSearch } from '@paywidget/shared/crypto';
import { useTranslation } from '@paywidget/shared/i18n';
import { groupTitle, methodsOfGroup } from '@paywidget/shared/methods';
import { FlowScreen, useRedirect } from '@paywidget/shared/navigation';
import { choiceAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useOpenCreatedWithdrawal } from '@paywidget/shared/withdrawal';
import { useMemo } from 'react';
import { coinGroup } from '../../model/paymentEntries';
import { CoinListPlaceholder } from '../CoinListScreen/CoinListPlaceholder';
import { useChooseRedemption } from '../RedeemScreen/useChooseRedemption';
import { useRedemptionMethods } from '../RedeemScreen/useRedemptionMethods';

/** The coins that sweep coins can be redeemed for. If the list has none, goes back to Redemption. */
export function RedeemCoinListScreen() {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { group: name = coinGroup } = useAtomValue(choiceAtom);
  const choose = useChooseRedemption();
  const methods = useRedemptionMethods();
  const coins = useMemo(() => methods && methodsOfGroup(methods, name), [methods, name]);
  const isEmpty = coins?.length === 0;
  useOpenCreatedWithdrawal();

  useRedirect(isEmpty && 'sweep.withdrawal.methods');

  if (!coins || isEmpty) return <CoinListPlaceholder />;
  const title = groupTitle({ name }, language, translator);
  return (
    <FlowScreen heading={title}>
      <CoinSearch title={title} coins={coins} onChoose={choose} />
    </FlowScreen>
  );
}
