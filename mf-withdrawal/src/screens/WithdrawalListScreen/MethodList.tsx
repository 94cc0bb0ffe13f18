import { useTranslation } from '@paywidget/shared/i18n';
import { EntryGrid, listEntries, useMethodList, useRejectionReport } from '@paywidget/shared/methods';
import { FlowScreen, LazyPart, unresolvedWithdrawalNotice } from '@paywidget/shared/navigation';
import { type ReactNode, useMemo } from 'react';
import { useChooseEntry } from './useChooseEntry';
import { useWithdrawalMethods } from './useWithdrawalMethods';

/**
 * All methods and groups by position. There is no choice of region here: the call takes a currency only, so another region
 * would not change the list.
 */
export function MethodList({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation();
  const choose = useChooseEntry('list');
  const query = useWithdrawalMethods();
  const methods = useMethodList(query, 'withdrawal');
  const entries = useMemo(() => methods && listEntries(methods), [methods]);
  useRejectionReport(query.data, 'withdrawal');

  if (!entries) return placeholder;
  return (
    <FlowScreen heading={t('withdrawal.list.heading')}>
      <LazyPart part={unresolvedWithdrawalNotice} />
      <EntryGrid
        label={t('withdrawal.list.heading')}
        entries={entries}
        transaction="withdrawal"
        onChoose={choose}
      />
    </FlowScreen>
  );
}
