import type { Bonus } from '@paywidget/shared/contract';
import styles from './BonusBanner.module.scss';

/** SVG paths of a gift box and a slot machine, on a 24 × 24 grid. */
const drawings: Readonly<Record<Bonus['type'], string>> = {
  deposit:
    'M4.5 11.5v8a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-8M3 7.500h18v4H3zM12 7.500v13M12 7.500C9.5 7.500 7 6.600 7 4.700S10.200 2.500 12 7.500c1.800-5 5-4.700 5-2.800s-2.500 2.800-5 2.800z',
  freespin:
    'M4 5.500h14a1.500 1.500 0 0 1 1.500 1.500v11a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 18V7A1.500 1.500 0 0 1 4 5.500zM8.200 5.500v14M13.800 5.500v14M5.350 10.500l1.600 2l-1.600 2l-1.600-2zM11 10.500l1.600 2l-1.600 2l-1.600-2zM16.650 10.500l1.600 2l-1.600 2l-1.600-2zM19.500 14.500h1.500a1 1 0 0 0 1-1V7M22 4.200a1.400 1.400 0 1 1 0 2.800a1.400 1.400 0 0 1 0-2.800z',
};

/** The decorative picture of a banner, up to 222 px wide. */
export function BonusPicture({ type }: Pick<Bonus, 'type'>) {
  return (
    <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[type]} />
    </svg>
  );
}
