import { Skeleton } from '@paywidget/shared/ui';

/** From this number of tiles on, a list has a search. */
export const searchedFrom = 8;

/** Keeps the place of the search field. The field is as wide as a small widget, and 480 px wide in other widgets. */
export const SearchPlaceholder = () => (
  <Skeleton shape="block" width="max(480px, (768px - 100cqi) * 999)" height={48} />
);
