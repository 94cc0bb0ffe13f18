import * as z from 'zod/mini';
import {
  Amount,
  CurrencyCode,
  Id,
  LocalizedText,
  lenient,
  lenientList,
  NumberLike,
  Timestamp,
} from '../wire/fieldSchemas';

const amount = lenient(Amount);
const text = lenient(LocalizedText);

const conditions = { minDeposit: amount, payoutMultiplier: amount, wagerMultiplier: amount };

/** A bonus that a deposit can get. An invalid optional field counts as absent. */
export const Bonus = z.object({
  id: Id,
  type: z.enum(['deposit', 'freespin']),
  currency: lenient(CurrencyCode),
  /** When the bonus ends. */
  mustAccruedBefore: lenient(Timestamp),
  content: lenient(z.object({ title: text, subtitle: text })),
  depositBonusData: lenient(z.object({ ...conditions, maxBonusAmount: amount })),
  freespinBonusData: lenient(
    z.object({
      ...conditions,
      count: lenient(NumberLike),
      maxSpinWin: amount,
      gamesContent: lenientList(z.object({ name: LocalizedText })),
    }),
  ),
});
export type Bonus = z.infer<typeof Bonus>;

/** The host's bonuses. Invalid bonuses are left out. */
export const BonusList = lenientList(Bonus);
export type BonusList = z.infer<typeof BonusList>;
