import type { FormField } from '@paywidget/shared/contract';
import type { ComponentType } from 'react';
import type { ControlProps } from '../payment/paymentForm';
import { DropdownControl } from './DropdownControl';
import { PhoneControl } from './PhoneControl';
import { TextControl } from './TextControl';

/** The control for each field type. The amount has no control here: `AmountField` shows it. */
const controls: Record<Exclude<FormField['type'], 'amount'>, ComponentType<ControlProps>> = {
  text: TextControl,
  text_uppercase: TextControl,
  phone_with_prefix: PhoneControl,
  dropdown: DropdownControl,
  dropdown_country: DropdownControl,
  dropdown_currency: DropdownControl,
  networks: DropdownControl,
};

/** Shows a field of the server with the control for its type. */
export function FieldControl({ form, view }: ControlProps) {
  const { type } = view.field;
  const Control = type === 'amount' ? TextControl : controls[type];
  return <Control form={form} view={view} />;
}
