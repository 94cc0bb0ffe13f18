import type { Decimal } from '@paywidget/shared/money';
import type { RefCallback } from 'react';
import type { AmountOptions } from '../amount/amountView';
import type { OptionSources } from '../field/fieldOptions';
import type { CompiledField } from '../field/validateField';
import type { FormTexts, TextConnection } from './useFormTexts';

/** The values of a valid form, ready for the request. */
export interface FormValues {
  /** Absent in a form without an amount. */
  amount?: Decimal;
  fields: Record<string, string>;
  wallet?: string;
  /** True if the player picked the amount from the chips instead of typing it. */
  isFromChip: boolean;
}

export type Validation = ({ ok: true } & FormValues) | { ok: false; firstInvalid: string };

/** A field as shown on the page. */
export interface FieldView extends CompiledField {
  name: string;
  label: string;
  text: string;
  /** Error text in the player's language. */
  error: string | undefined;
  /** See `FieldFrameProps`. */
  announcement: number;
  isDisabled: boolean;
}

/** The amount as shown on the page. */
export interface AmountView extends Omit<AmountOptions, 'prefill'> {
  label: string;
  /** Uses a dot as decimal separator. May end with the dot while the player is typing. */
  text: string;
  error: string | undefined;
  announcement: number;
}

/** A form with an amount and a method's fields: the state that its components show, and the handlers that they call. */
export interface PaymentForm {
  amount: AmountView | undefined;
  /** The error of an amount that the screen renders. */
  ownAmountError: string | undefined;
  ownAmountAnnouncement: number;
  /** The visible fields in display order. */
  fields: readonly FieldView[];
  /** The method's lists for dropdowns without their own values. */
  sources: OptionSources;
  /** The country whose dial prefix phone fields start with. */
  country: string;
  /**
   * True if the form asks for a card number that it must not ask for here. It then shows no fields and cannot be submitted.
   */
  isCardRefused: boolean;
  /** True if the rules of the form block the submit button. The screen may have more reasons. */
  isSubmitBlocked: boolean;
  /** Validates the form synchronously. If it is invalid, shows all errors, and focuses and announces the first error. */
  validate(): Validation;
  /** Returns the typed texts, to restore the form when the player returns. */
  texts(): FormTexts;
  /** See `FormConnection`. */
  connection: TextConnection;
  setAmount(text: string): void;
  pickAmount(chip: Decimal): void;
  setText(name: string, text: string): void;
  /** Called when the player changes an amount that the screen renders. `setAmount` and `setText` call this function. */
  edit(name: string): void;
  /** Called when the player leaves a control. */
  leave(name: string): void;
  focus(name: string): void;
  /** Scrolls to a control and focuses it, without clearing its error. */
  focusControl(name: string): void;
  frameRef(name: string): RefCallback<HTMLElement>;
}

/** Props of every control: the field, and the form that receives its changes. */
export interface ControlProps {
  form: PaymentForm;
  view: FieldView;
}
