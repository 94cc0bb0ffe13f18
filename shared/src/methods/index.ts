export { type BonusOffersProps, BonusPlaceholder, BonusSlot, bonusOffers } from './BonusSlot';
export {
  EntryGrid,
  type EntryGridProps,
  type EntrySearchProps,
  entrySearch,
} from './EntryGrid';
export { filterMethods } from './filterMethods';
export { type ListEntry, listEntries, methodsOfGroup } from './groups';
export { listOutcome } from './listOutcome';
export { groupTitle, lacksCurrency, methodTitle, readableName } from './names';
export { depositPageOf, depositPageOfGroup } from './pages';
export { RegionName } from './RegionName';
export { RegionRow, RegionRowPlaceholder } from './RegionRow';
export { SearchPlaceholder, searchedFrom } from './SearchPlaceholder';
export { type Tile, type TileContext, tileHeadOf, tileOf } from './tiles';
export {
  hasHostToHostInstruction,
  hasSupportButton,
  isBonusRestricted,
  isCrossBorder,
  isGuaranteedPeerToPeer,
  isVirtualAccount,
  needsConfirmationId,
  opensHelperWindow,
} from './traits';
export { useChooseDeposit } from './useChooseDeposit';
export { type ChosenEntry, useChooseEntry } from './useChooseEntry';
export { useChosenFrom } from './useChosenFrom';
export { useCryptoBadge } from './useCryptoBadge';
export { bonusEnd, useCurrentBonuses } from './useCurrentBonuses';
export { useChosenMethod, useDepositMethods } from './useDepositMethods';
export { useMethodList } from './useMethodList';
export { useRejectionReport } from './useRejectionReport';
