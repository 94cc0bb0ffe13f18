import { useTranslation } from '@paywidget/shared/i18n';
import { methodsOfGroup } from '@paywidget/shared/methods';
import { FlowScreen, useRedirect } from '@paywidget/shared/navigation';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { ScreenPlaceholder, Skeleton } from '@paywidget/shared/ui';
import { useOpenCreatedWithdrawal } from '@paywidget/shared/withdrawal';
import { useMemo } from 'react';
import { bankEntriesOf } from '../../model/bank';
import { useWithdrawalList } from '../WithdrawalListScreen/useWithdrawalMethods';
import { BankPicker } from './BankPicker';

/** The list of Nigerian banks, shown before the form. If there are no banks, goes back to the method list. */
export function NigerianBanksScreen() {
  const { t } = useTranslation();
  const { group } = useAtomValue(choiceAtom);
  const methods = useWithdrawalList();
  const entries = useMemo(() => methods && bankEntriesOf(methodsOfGroup(methods, group)), [methods, group]);
  const isEmpty = entries?.length === 0;
  useOpenCreatedWithdrawal();

  useRedirect(isEmpty && 'withdrawal.list');

  if (!entries || isEmpty) {
    return (
      <ScreenPlaceholder>
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={320} />
      </ScreenPlaceholder>
    );
  }
  return (
    <FlowScreen heading={t('withdrawal.banks.heading')}>
      <BankPicker entries={entries} />
    </FlowScreen>
  );
}
