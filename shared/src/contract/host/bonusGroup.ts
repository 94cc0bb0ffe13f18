/** The experiment group whose players see bonuses in lists and get the crypto bonus. */
export const bonusGroup = 'group_b';
