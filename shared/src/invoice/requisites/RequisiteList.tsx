import type { Requisite } from '@paywidget/shared/contract/payments';
import styles from './RequisiteList.module.scss';
import { RequisiteRow } from './RequisiteRow';

export interface RequisiteListProps {
  /** In the order in which they are shown. */
  requisites: readonly Requisite[];
}

/** What the payer needs: each with its title, its value and, where the server allows it, a button that copies it. */
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
