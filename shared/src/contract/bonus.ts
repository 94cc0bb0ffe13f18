import * as z from 'zod/mini';
import { Amount, Id, LocalizedText, lenient, lenientList, Timestamp } from './kit';

const amount = lenient(Amount);
const text = lenient(LocalizedText);

const conditions = { minDeposit: amount, payoutMultiplier: amount, wagerMultiplier: amount };

/** An offer that can be attached to a deposit. A broken optional field counts as missing. */
export const Bonus = z.object({
  id: Id,
  type: z.enum(['deposit', 'freespin']),
  currency: lenient(z.string()),
  /** When the offer expires. */
  mustAccruedBefore: lenient(Timestamp),
  content: lenient(z.object({ title: text, subtitle: text })),
  depositBonusData: lenient(z.object({ ...conditions, maxBonusAmount: amount })),
  freespinBonusData: lenient(
    z.object({
      ...conditions,
      count: lenient(z.number()),
      maxSpinWin: amount,
      gamesContent: lenientList(z.object({ name: LocalizedText })),
    }),
  ),
});
export type Bonus = z.infer<typeof Bonus>;

/** The host's bonuses. Broken ones are left out. */
export const BonusList = lenientList(Bonus);
export type BonusList = z.infer<typeof BonusList>;
