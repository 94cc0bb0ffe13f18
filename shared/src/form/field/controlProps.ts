import type { FieldView, PaymentForm } from '../payment/paymentForm';

/** Props of every control: the field, and the form that receives its changes. */
export interface ControlProps {
  form: PaymentForm;
  view: FieldView;
}
