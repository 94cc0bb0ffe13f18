import {
  camelCasedObject,
  FormField,
  Id,
  LocalizedText,
  lenient,
  NumberLike,
  nullish,
  OptionalAmount,
  OptionalCurrencyCode,
  OptionalFlag,
  OptionalLocalizedText,
  OptionalNumber,
  StatusCode,
  Timestamp,
  tolerantList,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { Card } from './card';
import { UnifiedFlow, unifiedFlowShape } from './unifiedFlow';

const InstructionStep = z.object({ stepNumber: NumberLike, stepInstruction: LocalizedText });
/** Invalid steps are left out, because the player can pay the deposit without them. */
const InstructionSteps = z.pipe(
  z.array(lenient(InstructionStep)),
  z.transform((steps) => steps.filter((step) => step !== undefined)),
);

/** How to pay: numbered steps, a text, or both. The server may also send only a list of steps, or only a text. */
export const Instruction = z.union([
  z.pipe(
    z.string(),
    z.transform((text) => ({ steps: [], text })),
  ),
  z.pipe(
    InstructionSteps,
    z.transform((steps) => ({ steps, text: undefined })),
  ),
  z.pipe(
    z.object({ steps: nullish(InstructionSteps), text: OptionalLocalizedText }),
    z.transform(({ steps = [], text }) => ({ steps, text })),
  ),
]);
export type Instruction = z.infer<typeof Instruction>;

export const peerToPeerShape = {
  depositId: Id,
  status: StatusCode,
  created: nullish(Timestamp),
  timeout_minutes: OptionalNumber,
  /** The amount to show, of the three amounts: see docs/rules/invoices.md. */
  payment_amount: OptionalAmount,
  payment_currency: OptionalCurrencyCode,
  passedAmount: OptionalAmount,
  passedCurrency: OptionalCurrencyCode,
  processingAmount: OptionalAmount,
  processingCurrency: OptionalCurrencyCode,
  isFieldsRequired: OptionalFlag,
  fields: nullish(tolerantList(FormField)),
  unifiedFlow: nullish(UnifiedFlow),
  ...unifiedFlowShape,
  instruction: nullish(Instruction),
  card: nullish(Card),
};

/** The answer of `createPeerToPeerDeposit`. Parts that the payer needs may be missing: see `missingInPeerToPeerDeposit`. */
export const PeerToPeerDeposit = camelCasedObject(peerToPeerShape);
export type PeerToPeerDeposit = z.infer<typeof PeerToPeerDeposit>;

/**
 * The names of the missing parts without which the player cannot pay the deposit. Empty if no such part is missing. An
 * answer that requests more fields or has a unified form needs none of these parts.
 */
export function missingInPeerToPeerDeposit(deposit: PeerToPeerDeposit): string[] {
  const { card = {}, requisites = [], unifiedFlow, isFieldsRequired } = deposit;
  if (isFieldsRequired || unifiedFlow) return [];

  const parts = {
    card: Object.values(card).some(Boolean) || requisites.length > 0,
    created: deposit.created,
    amount: deposit.paymentAmount ?? deposit.processingAmount ?? deposit.passedAmount,
    currency: deposit.paymentCurrency ?? deposit.processingCurrency ?? deposit.passedCurrency,
    timeoutMinutes: deposit.timeoutMinutes,
  };
  return Object.entries(parts).flatMap(([part, value]) => (value ? [] : [part]));
}
