import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import { useState } from 'react';
import type { FieldView, PaymentForm } from '../payment/paymentForm';
import { FormConnection } from '../payment/useFormTexts';
import { FieldControl } from './FieldControl';
import styles from './FieldList.module.scss';

const isInCardRow = ({ cardPart }: FieldView): boolean => cardPart !== undefined && cardPart !== 'number';

/** Puts the expiry and the CVV of a card in one row. Every other field has a separate row. */
function rowsOf(views: readonly FieldView[]): FieldView[][] {
  const rows: FieldView[][] = [];
  for (const view of views) {
    const row = rows.at(-1);
    if (row?.every(isInCardRow) && isInCardRow(view)) row.push(view);
    else rows.push([view]);
  }
  return rows;
}

/** Shows the form's fields. Advanced fields are collapsed under 'More', which opens if one of them has an error. */
export function FieldList({ form }: { form: PaymentForm }) {
  const { t } = useTranslation();
  const [isOpened, setIsOpened] = useState(false);
  const advanced = form.fields.filter(({ field }) => field.isAdvanced);
  const control = (view: FieldView) => <FieldControl key={view.name} form={form} view={view} />;
  const controls = (views: readonly FieldView[]) =>
    rowsOf(views).map((row) =>
      row.length === 1 ? (
        row.map(control)
      ) : (
        <div key={row[0]?.name} className={styles.row}>
          {row.map(control)}
        </div>
      ),
    );

  if (form.isCardRefused) {
    return (
      <div role="alert">
        <FormConnection connection={form.connection} />
        <Notice tone="danger" title={t('form.card.refused.title')}>
          {t('form.card.refused.text')}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.fields}>
      <FormConnection connection={form.connection} />
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
