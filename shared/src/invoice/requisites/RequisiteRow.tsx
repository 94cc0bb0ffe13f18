import type { Requisite, RequisiteType } from '@paywidget/shared/contract/payments';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { CopyButton } from '@paywidget/shared/ui/controls';
import type { ComponentType } from 'react';
import styles from './RequisiteList.module.scss';
import { CodeValue, ImageValue, LinkValue, TextValue, type ValueProps } from './RequisiteValue';
import { copiedValue } from './readableValue';

/** The component that shows the value, by requisite type. */
const values: Readonly<Record<RequisiteType, { Value: ComponentType<ValueProps>; isPicture?: boolean }>> = {
  text: { Value: TextValue },
  url: { Value: LinkValue },
  image: { Value: ImageValue, isPicture: true },
  qr: { Value: CodeValue, isPicture: true },
};

/** One requisite. `data-requisite` is a stable hook: see docs/rules/hooks.md. */
export function RequisiteRow({ requisite }: { requisite: Requisite }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const title = textIn(requisite.title, language) || requisite.name;
  const { Value, isPicture } = values[requisite.type];
  return (
    <div
      className={isPicture ? `${styles.row} ${styles.picture}` : styles.row}
      data-requisite={requisite.name}
    >
      <dt className={styles.title}>{title}</dt>
      <dd className={styles.value}>
        <Value requisite={requisite} title={title} />
      </dd>
      {requisite.isCopyable && (
        <dd className={styles.copy}>
          <CopyButton
            value={copiedValue(requisite)}
            label={t('invoice.copy', { title })}
            copiedLabel={t('invoice.copied')}
            failedLabel={t('invoice.copyFailed')}
            wide={isPicture}
          />
        </dd>
      )}
    </div>
  );
}
