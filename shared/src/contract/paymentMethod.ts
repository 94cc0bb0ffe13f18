import * as z from 'zod/mini';
import { camelCased } from './camelCase';
import { captchaKinds } from './captcha';
import { FormField } from './formField';
import {
  Amount,
  Id,
  nullish,
  OptionalAmount,
  OptionalFlag,
  OptionalLocalizedText,
  OptionalScalarText,
  OptionalText,
  tableOf,
} from './kit';
import { essential, tolerantList } from './tolerance';

/** Card view types by the server's code (decisions, section 3); the names are accepted as they are. */
export const cardViewTypes = {
  0: 'default',
  3: 'india',
  5: 'p2p',
  7: 'eazype',
  9: 'bankTransfer',
  13: 'onramp',
  20: 'cash',
} as const;
export type CardViewType = (typeof cardViewTypes)[keyof typeof cardViewTypes] | 'unknown';

/** Badges by the server's code (specification, section 9); the others have names only. */
const badgesByCode = { 2: 'brand', 8: 'exclusive' } as const;
const badges = ['fast', 'instant', 'top', 'turbo', 'brand', 'exclusive'] as const;
export type Badge = (typeof badges)[number];

const codeOrName = z.union([z.number(), z.string()]);

const named = <Name extends string>(table: Record<number, Name>, raw: number | string) =>
  Object.entries(table).find(([code, name]) => code === String(raw) || name === raw)?.[1];

const toCardViewType = (raw: number | string): CardViewType => named(cardViewTypes, raw) ?? 'unknown';

const toBadge = (raw: number | string): Badge | undefined =>
  named(badgesByCode, raw) ?? badges.find((badge) => badge === raw);

/** Limits of one currency; `minNonRus` is the minimum where the country that requests name is not `ru`. */
export const AmountRule = z.object({ min: Amount, max: Amount, minNonRus: OptionalAmount });
export type AmountRule = z.infer<typeof AmountRule>;

export const IconId = z.object({
  /** A name under `icons/methods/`, or an https URL. */
  id: Id,
  type: OptionalScalarText,
  theme: nullish(z.enum(['light', 'dark'])),
});
export type IconId = z.infer<typeof IconId>;

export const Network = z.object({ name: z.string(), code: z.string(), minDeposit: OptionalAmount });
export type Network = z.infer<typeof Network>;

/**
 * What a payout costs: a part of its amount, in per cent, and a fixed sum in its currency; an amount by itself is the sum.
 * It is taken from what arrives.
 */
export const MethodFee = z.union([
  z.object({ percent: OptionalAmount, fixed: OptionalAmount }),
  z.pipe(
    Amount,
    z.transform((fixed): { percent?: string; fixed?: string } => ({ fixed })),
  ),
]);
export type MethodFee = z.infer<typeof MethodFee>;

/** What a method is known by beyond its page (decisions, section 3); absent, the widget's own table decides. */
const traits = {
  needsCaptcha: nullish(z.enum(captchaKinds)),
  opensHelperWindow: OptionalFlag,
  redirectsThroughHost: OptionalFlag,
  isOneClick: OptionalFlag,
  agentLink: OptionalText,
  hasSupportButton: OptionalFlag,
  isGuaranteedP2p: OptionalFlag,
  isVirtualAccount: OptionalFlag,
  isBonusRestricted: OptionalFlag,
  needsConfirmationId: OptionalFlag,
  hasHostToHostInstruction: OptionalFlag,
  randomizesMinimum: OptionalFlag,
};

/**
 * A way to pay in or out; without a `text` it is shown by its `name`. Card view type and badge are normalised here and nowhere
 * else: a card view type we do not know is `unknown`, a badge we do not know is none.
 */
export const PaymentMethod = z.pipe(
  z.object({
    name: z.string().check(z.minLength(1)),
    position: z.number(),
    category: OptionalText,
    label: OptionalLocalizedText,
    currency: nullish(tolerantList(z.string())),
    cardViewType: nullish(z.pipe(codeOrName, z.transform(toCardViewType))),
    fields: essential(nullish(z.array(FormField))),
    network: nullish(tolerantList(Network)),
    prefilledAmount: OptionalAmount,
    recommendedAmounts: nullish(tolerantList(Amount)),
    iconIds: nullish(tolerantList(IconId)),
    text: OptionalLocalizedText,
    annotation: OptionalLocalizedText,
    amount_rules: essential(nullish(tableOf(AmountRule))),
    banner: nullish(z.object({ bannerTextKey: z.string() })),
    badgeType: nullish(z.pipe(codeOrName, z.transform(toBadge))),
    badgeConfig: nullish(z.object({ styles: nullish(z.unknown()), text: OptionalLocalizedText })),
    isPopular: OptionalFlag,
    isPreparationRequired: OptionalFlag,
    isInvestForbidden: OptionalFlag,
    securityRulesGroup: nullish(codeOrName),
    video_guide_url: nullish(tableOf(z.object({ redesign: z.string() }))),
    checkLuhn: OptionalFlag,
    fee: nullish(MethodFee),
    ...traits,
  }),
  z.transform(({ badgeType: badge, ...wire }) => ({ ...camelCased(wire), badge })),
);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
