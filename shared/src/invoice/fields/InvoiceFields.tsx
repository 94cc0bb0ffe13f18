import { FieldList, FormBody, type PaymentForm } from '@paywidget/shared/form';

interface InvoiceFieldsProps {
  form: PaymentForm;
  /** Called when the player presses Enter in a field. */
  onSubmit: () => void;
}

/** The fields that the payer fills in before they report the payment. Renders nothing if there are no fields. */
export function InvoiceFields({ form, onSubmit }: InvoiceFieldsProps) {
  if (form.fields.length === 0) return null;
  return (
    <FormBody onSubmit={onSubmit}>
      <FieldList form={form} />
    </FormBody>
  );
}
