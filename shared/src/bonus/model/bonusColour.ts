import type { Bonus } from '@paywidget/shared/contract';

const depositColours = ['pink', 'purple', 'blue', 'orange'] as const;

/** The colours of banners. */
export type BonusColour = (typeof depositColours)[number] | 'freespin';

/**
 * Returns the colour of a bonus, the same everywhere. Free spins have their own colour. Other bonuses have one of four by
 * id modulo 4, or orange if the id is not a number.
 */
export function bonusColour({ id, type }: Pick<Bonus, 'id' | 'type'>): BonusColour {
  if (type === 'freespin') return 'freespin';
  // The last two digits are sufficient, because 4 divides 100. The full id may be too large for an exact number.
  return (
    (/^\d+$/.test(id) ? depositColours[Number(id.slice(-2)) % depositColours.length] : undefined) ?? 'orange'
  );
}
