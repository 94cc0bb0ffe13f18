import { markedEnds } from '../model/markedEnds';
import styles from './AddressText.module.scss';

/** The whole address. Marks its first 5 and last 5 characters, because players compare them. */
export function AddressText({ address }: { address: string }) {
  const { start, middle, end } = markedEnds(address);
  return (
    <span className={styles.address}>
      <bdi dir="ltr">
        <mark className={styles.marked}>{start}</mark>
        {middle}
        {end && <mark className={styles.marked}>{end}</mark>}
      </bdi>
    </span>
  );
}
