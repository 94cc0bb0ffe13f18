import type { Decimal } from '@paywidget/shared/money';
import type { RefCallback } from 'react';
import type { AmountOptions } from '../amount/amountView';
import type { OptionSources } from '../field/fieldOptions';
import type { CompiledField } from '../field/readField';
import type { FormTexts } from './useFormTexts';

/** What a valid form holds, ready to be sent. */
export interface FormValues {
  /** Absent in a form without an amount. */
  amount?: Decimal;
  fields: Record<string, string>;
  wallet?: string;
  /** Whether the amount is a suggested one that was picked, not typed. */
  isFromChip: boolean;
}

export type Validation = ({ ok: true } & FormValues) | { ok: false; firstInvalid: string };

/** One field as it is shown. */
export interface FieldView extends CompiledField {
  name: string;
  label: string;
  text: string;
  /** In the player's language. */
  error: string | undefined;
  isDisabled: boolean;
}

/** The amount as it is shown. */
export interface AmountView extends Omit<AmountOptions, 'prefill'> {
  label: string;
  /** With a dot for decimals; may end with one while it is typed. */
  text: string;
  error: string | undefined;
}

/** A form of an amount and a method's fields: what its parts show, and what the player does to it. */
export interface PaymentForm {
  amount: AmountView | undefined;
  /** In the order in which they are shown; without the hidden ones. */
  fields: readonly FieldView[];
  /** Where dropdowns without values of their own take them from. */
  sources: OptionSources;
  /** The country whose dial prefix phone fields start with. */
  country: string;
  /** By the form's own rules (specification, section 4, "Form"); whoever shows the button may have more. */
  isSubmitDisabled: boolean;
  /** What can be said of the form now, without waiting; a refusal shows its errors and goes to the first. */
  validate(): Validation;
  /** What the player has typed so far, to start the form with when they come back to it. */
  texts(): FormTexts;
  setAmount(text: string): void;
  pickAmount(chip: Decimal): void;
  setText(name: string, text: string): void;
  /** The player has left a control, or has stopped typing into it. */
  touch(name: string): void;
  focus(name: string): void;
  frameRef(name: string): RefCallback<HTMLElement>;
}
