import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.scss';

export interface TileGridProps {
  /** What the list is of, for screen readers. */
  label?: string;
  /** Tiles, each of which becomes one entry of the list: an array, not a fragment. */
  children: ReactNode;
}

/** Tiles in columns: 2 on small widgets, 3 to 4 on medium, 4 to 5 on large ones. */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (tile) => tile && <li className={styles.cell}>{tile}</li>)}
    </ul>
  );
}
