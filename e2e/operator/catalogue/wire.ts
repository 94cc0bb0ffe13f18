import type { PaymentMethod } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';

/** Without `null`. The contract accepts it for an absent field, and `sandbox/wireForms.ts` sends it. The catalogue leaves the field out. */
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
