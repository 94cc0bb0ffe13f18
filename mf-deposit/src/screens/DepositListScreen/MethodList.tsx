import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import {
  BonusSlot,
  bonusOffers,
  EntryGrid,
  entrySearch,
  listEntries,
  RegionRow,
  useChooseDeposit,
  useCryptoBadge,
  useDepositMethods,
  useMethodList,
  useRejectionReport,
} from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { useMemo } from 'react';
import { ListPlaceholder } from './ListPlaceholder';

const offers = bonusOffers(async () => (await import('@paywidget/shared/bonus')).loadBonusOffers());

const search = entrySearch(async () => (await import('@paywidget/shared/methods/search')).EntrySearch);

/** All methods and groups by position, below the row with the country. */
export function MethodList() {
  const { t } = useTranslation();
  const { go } = useFlow();
  const choose = useChooseDeposit('list');
  const query = useDepositMethods();
  const methods = useMethodList(query, 'deposit');
  const entries = useMemo(() => methods && listEntries(methods), [methods]);
  const cryptoBadge = useCryptoBadge();
  useRejectionReport(query.data, 'deposit', 'an unknown card view type');

  const region = (
    <>
      <OpenPayments />
      <RegionRow onChange={() => go('deposit.region')} />
    </>
  );
  if (!entries) return <ListPlaceholder region={region} />;
  return (
    <FlowScreen>
      {region}
      <BonusSlot
        offers={offers}
        hasCrypto={methods?.some(({ category }) => category === 'crypto') ?? false}
      />
      <EntryGrid
        label={t('deposit.list.heading')}
        entries={entries}
        cryptoBadge={cryptoBadge}
        search={search}
        onChoose={choose}
      />
    </FlowScreen>
  );
}
