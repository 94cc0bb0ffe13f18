import type { PaymentMethod } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';

/**
 * Without `null`. The contract accepts `null` for an absent field, and `sandbox/operator/wireForms.ts` sends it. The
 * catalogue leaves an absent field out.
 */
type WithoutNull<Value> = Value extends readonly (infer Member)[]
  ? WithoutNull<Member>[]
  : Value extends object
    ? { [Key in keyof Value]: WithoutNull<Value[Key]> }
    : Exclude<Value, null>;

/** A payment method as the operator's API sends it: the input of the contract's schema. */
export type WireMethod = WithoutNull<z.input<typeof PaymentMethod>>;

// Its parts.
export type WireField = NonNullable<WireMethod['fields']>[number];
export type WireChoice = NonNullable<WireField['values']>[number];
export type WireNetwork = NonNullable<WireMethod['network']>[number];
export type WireIcon = NonNullable<WireMethod['iconIds']>[number];
export type WireText = NonNullable<WireMethod['text']>;
export type WireLimits = NonNullable<WireMethod['amount_rules']>[string];
