import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import {
  EntryGrid,
  entrySearch,
  listEntries,
  useMethodList,
  useRejectionReport,
} from '@paywidget/shared/methods';
import { FlowScreen, LazyPart, lazyPart } from '@paywidget/shared/navigation';
import { useIsWithdrawalUnderWay } from '@paywidget/shared/payments';
import { type ReactNode, useMemo } from 'react';
import { useChooseWithdrawal } from './useChooseWithdrawal';
import { useWithdrawalMethods } from './useWithdrawalMethods';

/** The notice about an earlier withdrawal. For players without a stored withdrawal, it is not loaded. */
const unresolvedWithdrawalNotice = lazyPart(
  useIsWithdrawalUnderWay,
  async () => (await import('@paywidget/shared/withdrawal')).UnresolvedNotice,
  ['form', 'withdrawal'],
);

const search = entrySearch(async () => (await import('@paywidget/shared/methods/search')).EntrySearch);

/**
 * All methods and groups by position. There is no choice of region here: the call takes only a currency, so another region
 * would not change the list.
 */
export function MethodList({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation();
  const choose = useChooseWithdrawal('list');
  const query = useWithdrawalMethods();
  const methods = useMethodList(query, 'withdrawal');
  const entries = useMemo(() => methods && listEntries(methods), [methods]);
  useRejectionReport(query.data, 'withdrawal', 'a card view type that withdrawals do not show');

  if (!entries) return placeholder;
  return (
    <FlowScreen>
      <OpenPayments />
      <LazyPart part={unresolvedWithdrawalNotice} />
      <EntryGrid
        label={t('withdrawal.list.heading')}
        entries={entries}
        transaction="withdrawal"
        search={search}
        onChoose={choose}
      />
    </FlowScreen>
  );
}
