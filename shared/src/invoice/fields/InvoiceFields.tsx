import { FieldList, type PaymentForm } from '@paywidget/shared/form';
import styles from './InvoiceFields.module.scss';

interface InvoiceFieldsProps {
  form: PaymentForm;
  /** Called when the player presses Enter in a field. */
  onSubmit: () => void;
}

/** The fields that the payer fills in before reporting the payment. Renders nothing if there are none. */
export function InvoiceFields({ form, onSubmit }: InvoiceFieldsProps) {
  if (form.fields.length === 0) return null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldList form={form} />
      {/* The visible button is outside the form. This one lets Enter submit it. */}
      <button type="submit" hidden />
    </form>
  );
}
