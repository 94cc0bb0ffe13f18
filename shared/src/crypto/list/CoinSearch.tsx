import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import type { ListEntry } from '@paywidget/shared/methods';
import { MethodSearch } from '@paywidget/shared/methods/search';
import type { BadgeProps } from '@paywidget/shared/ui';

export interface CoinSearchProps {
  /** Name of the list, for screen readers. */
  title: string;
  coins: readonly PaymentMethod[];
  cryptoBadge?: BadgeProps;
  /** Keep it stable: a new function renders all tiles again. */
  onChoose: (entry: ListEntry) => void;
}

/** Shows coins as tiles, with a search by name and code. */
export function CoinSearch({ title, coins, cryptoBadge, onChoose }: CoinSearchProps) {
  const { t } = useTranslation();
  return (
    <MethodSearch
      label={title}
      methods={coins}
      searchLabel={t('crypto.list.search')}
      cryptoBadge={cryptoBadge}
      onChoose={onChoose}
    />
  );
}
