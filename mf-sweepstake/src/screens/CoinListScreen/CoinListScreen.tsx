import { CoinSearch } from '@paywidget/shared/crypto';
import { useTranslation } from '@paywidget/shared/i18n';
import { groupTitle, methodsOfGroup } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffect, useMemo } from 'react';
import { coinGroup } from '../../model/paymentEntries';
import { usePaymentMethods } from '../../shop/usePaymentMethods';
import { useChoosePayment } from '../SelectMethodScreen/useChoosePayment';
import { CoinListPlaceholder } from './CoinListPlaceholder';

/** The coins that can pay for a box. If the list has none, goes back to all payment methods. */
export function CoinListScreen() {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { go } = useFlow();
  const choose = useChoosePayment();
  const methods = usePaymentMethods();
  const coins = useMemo(() => methods && methodsOfGroup(methods, coinGroup), [methods]);
  const isEmpty = coins?.length === 0;

  useEffect(() => {
    if (isEmpty) go('sweep.deposit.select-method', { replace: true });
  }, [isEmpty, go]);

  if (!coins || isEmpty) return <CoinListPlaceholder />;
  const title = groupTitle({ name: coinGroup }, language, translator);
  return (
    <FlowScreen heading={title}>
      <CoinSearch title={title} coins={coins} onChoose={choose} />
    </FlowScreen>
  );
}
