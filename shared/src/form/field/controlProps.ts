import type { FieldView, PaymentForm } from '../payment/paymentForm';

/** What every kind of control is given: its field, and the form that hears of it. */
export interface ControlProps {
  form: PaymentForm;
  view: FieldView;
}
