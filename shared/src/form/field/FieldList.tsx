import { useTranslation } from '@paywidget/shared/i18n';
import { useState } from 'react';
import type { FieldView, PaymentForm } from '../payment/paymentForm';
import { FieldControl } from './FieldControl';
import styles from './FieldList.module.scss';

/** Shows the form's fields. Advanced fields are collapsed under 'More', which opens if one of them has an error. */
export function FieldList({ form }: { form: PaymentForm }) {
  const { t } = useTranslation();
  const [isOpened, setIsOpened] = useState(false);
  const advanced = form.fields.filter(({ field }) => field.isAdvanced);
  const controls = (views: readonly FieldView[]) =>
    views.map((view) => <FieldControl key={view.name} form={form} view={view} />);

  return (
    <div className={styles.fields}>
      {controls(form.fields.filter(({ field }) => !field.isAdvanced))}
      {advanced.length > 0 && (
        <details
          open={isOpened || advanced.some(({ error }) => error !== undefined)}
          onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
        >
          <summary className={styles.summary}>{t('form.fields.more')}</summary>
          <div className={styles.fields}>{controls(advanced)}</div>
        </details>
      )}
    </div>
  );
}
