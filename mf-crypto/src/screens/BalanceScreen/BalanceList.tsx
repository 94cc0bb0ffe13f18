import { OpenPayments } from '@paywidget/shared/deposit/entry';
import { useTranslation } from '@paywidget/shared/i18n';
import {
  BonusSlot,
  bonusOffers,
  EntryGrid,
  RegionRow,
  useChooseDeposit,
  useCryptoBadge,
} from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { Message, TileSkeletons } from '@paywidget/shared/ui';
import type { BalanceType } from '../../model/balanceCurrencies';
import { BalanceTabs } from './BalanceTabs';
import { CurrencyPicker } from './CurrencyPicker';
import { useBalance } from './useBalance';

const offers = bonusOffers(async () => (await import('@paywidget/shared/bonus')).loadBonusOffers());

/** A tab: the currency of the deposit and the methods for it. */
export function BalanceList({ type }: { type: BalanceType }) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { currency, pick, entries } = useBalance(type);
  const choose = useChooseDeposit('list');
  const badge = useCryptoBadge();
  const heading = t(`balance.heading.${type}`);

  return (
    <FlowScreen heading={heading}>
      <OpenPayments />
      <BalanceTabs chosen={type}>
        <CurrencyPicker key={type} type={type} currency={currency} onPick={pick} />
        {type === 'fiat' && <RegionRow onChange={() => go('deposit.region')} />}
        <BonusSlot offers={offers} hasCrypto={type === 'crypto'} />
        {!entries && <TileSkeletons label={t('deposit.list.loading')} />}
        <div role="status">
          {entries?.length === 0 && (
            <Message
              icon="search"
              title={t('balance.empty.title', { currency })}
              text={t('balance.empty.text')}
            />
          )}
        </div>
        {entries && entries.length > 0 && (
          <EntryGrid label={heading} entries={entries} cryptoBadge={badge} onChoose={choose} />
        )}
      </BalanceTabs>
    </FlowScreen>
  );
}
