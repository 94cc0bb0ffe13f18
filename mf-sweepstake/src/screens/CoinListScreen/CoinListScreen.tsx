import { groupTitle, methodsOfGroup } from '@paywidget/shared/catalogue';
import { CoinSearch } from '@paywidget/shared/crypto';
import { FlowScreen, useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffect, useMemo } from 'react';
import { CoinListPlaceholder } from '../../methods/CoinListPlaceholder';
import { useChoosePayment } from '../../methods/useChoosePayment';
import { usePaymentMethods } from '../../methods/usePaymentMethods';
import { coinGroup } from '../../model/paymentEntries';

/** The coins that a box can be paid with. A list that holds none any more leads back to the other ways to pay. */
export function CoinListScreen() {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { go } = useFlow();
  const choose = useChoosePayment();
  const methods = usePaymentMethods();
  const coins = useMemo(() => methods && methodsOfGroup(methods, coinGroup), [methods]);
  const isGone = coins?.length === 0;

  useEffect(() => {
    if (isGone) go('sweep.deposit.select-method', { replace: true });
  }, [isGone, go]);

  if (!coins || isGone) return <CoinListPlaceholder />;
  const title = groupTitle({ name: coinGroup }, language, translator);
  return (
    <FlowScreen heading={title}>
      <CoinSearch title={title} coins={coins} onChoose={choose} />
    </FlowScreen>
  );
}
