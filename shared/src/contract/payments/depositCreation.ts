import { captchaOutputShape, Id } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

/** The fields that the bodies of all creating calls share, including peer-to-peer. */
export const creationShape = {
  currency: z.string(),
  /** The values of the form's fields, by the field's `alias`, else by its `name`. */
  fields: z.record(z.string(), z.string()),
  isActivatedBonus: z.boolean(),
  selectedCountry: z.string(),
  /** Set if the deposit exists and the server requested more fields. */
  depositId: z.optional(Id),
  paymentSessionId: z.optional(Id),
  bonusId: z.optional(Id),
  /** `isFromChip`: the player has picked the amount from the suggestions. */
  metadata: z.optional(z.strictObject({ isFromChip: z.optional(z.boolean()) })),
  abTestGroup: z.optional(z.string()),
  securityRulesGroup: z.optional(z.union([z.number(), z.string()])),
  ...captchaOutputShape,
};

const depositShape = {
  ...creationShape,
  /** The method's name. */
  paymentType: z.string(),
  /** Missing only if the call requests a crypto address. */
  amount: z.optional(z.number()),
  returnUrl: z.optional(z.string()),
  /** The value of the field with `wallet: true`. */
  wallet: z.optional(z.string()),
  /** Requests a crypto address. The network is in `fields.network`. */
  isNewFlow: z.optional(z.boolean()),
};

const hasAmount = z.refine<{ amount?: number; isNewFlow?: boolean }>(
  ({ amount, isNewFlow }) => amount !== undefined || isNewFlow === true,
  { path: ['amount'], error: 'Required unless isNewFlow' },
);

/** The body of `createDeposit` and `prepareDeposit`. */
export const DepositCreation = z.strictObject(depositShape).check(hasAmount);
export type DepositCreation = z.input<typeof DepositCreation>;

export const SweepstakeDepositCreation = z.strictObject({ ...depositShape, boxId: Id }).check(hasAmount);
export type SweepstakeDepositCreation = z.input<typeof SweepstakeDepositCreation>;
