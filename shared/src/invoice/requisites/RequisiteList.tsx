import type { Requisite } from '@paywidget/shared/contract/payments';
import styles from './RequisiteList.module.scss';
import { RequisiteRow } from './RequisiteRow';

export interface RequisiteListProps {
  /** In display order. */
  requisites: readonly Requisite[];
}

/** Lists the payment details: each with its title, its value and, if the server allows it, a copy button. */
export function RequisiteList({ requisites }: RequisiteListProps) {
  if (requisites.length === 0) return null;
  return (
    <dl className={styles.list}>
      {requisites.map((requisite) => (
        <RequisiteRow key={`${requisite.name} ${requisite.value}`} requisite={requisite} />
      ))}
    </dl>
  );
}
