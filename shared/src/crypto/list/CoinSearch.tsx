import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import type { ListEntry } from '@paywidget/shared/methods';
import { MethodSearch } from '@paywidget/shared/methods/search';
import type { BadgeProps } from '@paywidget/shared/ui';
import { searchCoins } from '../model/searchCoins';

export interface CoinSearchProps {
  /** What the list is of, for screen readers. */
  title: string;
  coins: readonly PaymentMethod[];
  badge?: BadgeProps;
  /** Keep it stable: the tiles are drawn anew when it changes. */
  onChoose: (entry: ListEntry) => void;
}

/** Coins, which the player can search by name and by code. */
export function CoinSearch({ title, coins, badge, onChoose }: CoinSearchProps) {
  const { t } = useTranslation();
  return (
    <MethodSearch
      label={title}
      methods={coins}
      searchLabel={t('crypto.list.search')}
      search={searchCoins}
      cryptoBadge={badge}
      onChoose={onChoose}
    />
  );
}
