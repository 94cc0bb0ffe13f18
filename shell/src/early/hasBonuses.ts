import { type Fields, isFields } from './deployment';

/** The group of players who see bonuses. */
const bonusGroup = 'group_b';

/** True if the host's payload says that the player sees bonuses, which the early list does not show. */
export const hasBonuses = ({ experiments }: Fields): boolean =>
  Array.isArray(experiments) && experiments.some((one) => isFields(one) && one.group === bonusGroup);
