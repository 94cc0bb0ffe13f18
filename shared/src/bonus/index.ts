export { BonusBanner } from './BonusBanner';
export { BonusSwitch } from './BonusSwitch';
export { bonusTitle } from './bonusText';
export { CryptoBonusSwitch } from './CryptoBonusSwitch';
export type { DepositBonus } from './model/depositBonus';
export { useBonuses } from './useBonuses';
export { useBonusSummary } from './useBonusSummary';
export { useBonusSwitch } from './useBonusSwitch';
export { useDepositBonus } from './useDepositBonus';
