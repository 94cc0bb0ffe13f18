import { CoinSearch } from '@paywidget/shared/crypto';
import { useTranslation } from '@paywidget/shared/i18n';
import { groupTitle, methodsOfGroup } from '@paywidget/shared/methods';
import { FlowScreen, useRedirect } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';
import { coinGroup } from '../../model/paymentEntries';
import { usePaymentMethods } from '../../shop/usePaymentMethods';
import { useChoosePayment } from '../SelectMethodScreen/useChoosePayment';
import { CoinListPlaceholder } from './CoinListPlaceholder';

/** The coins that can pay for a box. If the list has none, goes back to all payment methods. */
export function CoinListScreen() {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const choose = useChoosePayment();
  const methods = usePaymentMethods();
  const coins = useMemo(() => methods && methodsOfGroup(methods, coinGroup), [methods]);
  const isEmpty = coins?.length === 0;

  useRedirect(isEmpty && 'sweep.deposit.select-method');

  if (!coins || isEmpty) return <CoinListPlaceholder />;
  const title = groupTitle({ name: coinGroup }, language, translator);
  return (
    <FlowScreen heading={title}>
      <CoinSearch title={title} coins={coins} onChoose={choose} />
    </FlowScreen>
  );
}
