import * as z from 'zod/mini';
import { captchaKinds } from '../deployment/captcha';
import { camelCased } from '../wire/camelCase';
import {
  Amount,
  CurrencyCode,
  Id,
  NumberLike,
  nullish,
  OptionalAmount,
  OptionalFlag,
  OptionalLocalizedText,
  OptionalScalarText,
  OptionalText,
  tableByCurrency,
  tableOf,
} from '../wire/fieldSchemas';
import { essential, tolerantList } from '../wire/tolerance';
import { FormField } from './formField';
import { toBadge, toCardViewType } from './methodCodes';

const codeOrName = z.union([z.number(), z.string()]);

/** The limits of one currency. `minNonRus` is the minimum if the requested country is not `ru`. */
const AmountRule = z.object({ min: Amount, max: Amount, minNonRus: OptionalAmount });

export const IconId = z.object({
  /** The name of a file under `icons/methods/`, or an https URL. */
  id: Id,
  type: OptionalScalarText,
  theme: nullish(z.enum(['light', 'dark'])),
});
export type IconId = z.infer<typeof IconId>;

export const Network = z.object({ name: z.string(), code: z.string(), minDeposit: OptionalAmount });
export type Network = z.infer<typeof Network>;

/**
 * The fee of a withdrawal: a percentage of its amount and a fixed amount in its currency. The server may also send only the
 * fixed amount. The paid-out amount is the withdrawal's amount minus the fee.
 */
const MethodFee = z.union([
  z.object({ percent: OptionalAmount, fixed: OptionalAmount }),
  z.pipe(
    Amount,
    z.transform((fixed): { percent?: string; fixed?: string } => ({ fixed })),
  ),
]);

/** Optional traits that override the widget's table. See docs/rules/methods.md. */
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
 * A way to deposit or withdraw. Without a `text`, the widget shows its `name`. An unknown card view type becomes `unknown`,
 * an unknown badge is left out. For the other fields, see docs/rules/wire.md.
 */
export const PaymentMethod = z.pipe(
  z.object({
    name: z.string().check(z.minLength(1)),
    position: NumberLike,
    category: OptionalText,
    label: OptionalLocalizedText,
    currency: nullish(tolerantList(CurrencyCode)),
    cardViewType: nullish(z.pipe(codeOrName, z.transform(toCardViewType))),
    fields: essential(nullish(z.array(FormField))),
    network: nullish(tolerantList(Network)),
    prefilledAmount: OptionalAmount,
    recommendedAmounts: nullish(tolerantList(Amount)),
    iconIds: nullish(tolerantList(IconId)),
    text: OptionalLocalizedText,
    annotation: OptionalLocalizedText,
    amount_rules: essential(nullish(tableByCurrency(AmountRule))),
    banner: nullish(z.object({ bannerTextKey: z.string() })),
    badgeType: nullish(z.pipe(codeOrName, z.transform(toBadge))),
    badgeConfig: nullish(z.object({ text: OptionalLocalizedText })),
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
