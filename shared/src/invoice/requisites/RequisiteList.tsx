import type { Requisite } from '@paywidget/shared/contract/payments';
import { useIsPhone } from '../device/useIsPhone';
import styles from './RequisiteList.module.scss';
import { RequisiteRow } from './RequisiteRow';

export interface RequisiteListProps {
  /** In display order. On phones, QR codes come last. */
  requisites: readonly Requisite[];
}

/** A phone cannot scan a code on its own screen, so the details to copy come first. */
const withCodesLast = (requisites: readonly Requisite[]) => [
  ...requisites.filter(({ type }) => type !== 'qr'),
  ...requisites.filter(({ type }) => type === 'qr'),
];

/** Lists the payment details. Each has its title, its value and, if the server allows it, a copy button. */
export function RequisiteList({ requisites }: RequisiteListProps) {
  const isPhone = useIsPhone();
  if (requisites.length === 0) return null;
  return (
    <dl className={styles.list}>
      {(isPhone ? withCodesLast(requisites) : requisites).map((requisite) => (
        <RequisiteRow key={`${requisite.name} ${requisite.value}`} requisite={requisite} />
      ))}
    </dl>
  );
}
