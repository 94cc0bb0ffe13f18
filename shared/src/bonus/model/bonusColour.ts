import type { Bonus } from '@paywidget/shared/contract';

const cycle = ['pink', 'purple', 'blue', 'orange'] as const;

/** The colours of the banners (specification, section 3). */
export type BonusColour = (typeof cycle)[number] | 'freespin';

/**
 * A bonus has one colour everywhere: free spins their own, the others by id in a cycle of four; orange where the id is no
 * number (specification, section 4, "Bonus").
 */
export function bonusColour({ id, type }: Pick<Bonus, 'id' | 'type'>): BonusColour {
  if (type === 'freespin') return 'freespin';
  // The last two digits decide, as four divides a hundred: an id may have more digits than a number holds.
  return (/^\d+$/.test(id) ? cycle[Number(id.slice(-2)) % cycle.length] : undefined) ?? 'orange';
}
