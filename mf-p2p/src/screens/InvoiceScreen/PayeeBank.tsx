import type { FoundBank } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { MethodIcon } from '@paywidget/shared/ui';
import styles from './PayeeBank.module.scss';

/** The bank of a payee's card, with its icon. */
export function PayeeBank({ name, icon }: NonNullable<FoundBank['bank']>) {
  const { t } = useTranslation();
  return (
    <div className={styles.bank} data-requisite="bank_name">
      <MethodIcon icons={icon === undefined ? undefined : [{ id: icon }]} name={name} />
      <dl className={styles.facts}>
        <dt className={styles.title}>{t('requisite.bank')}</dt>
        <dd className={styles.name}>
          <bdi>{name}</bdi>
        </dd>
      </dl>
    </div>
  );
}
