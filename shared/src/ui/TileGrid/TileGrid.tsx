import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.scss';

export interface TileGridProps {
  /** Label of the list for screen readers. */
  label?: string;
  /** An array of tiles, not a fragment. Each tile becomes a list item. */
  children: ReactNode;
}

/**
 * A grid of tiles with 2 columns on small widgets (1 on very narrow widgets), 3 to 4 on medium and 4 to 5 on large widgets.
 */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (tile) => tile && <li className={styles.cell}>{tile}</li>)}
    </ul>
  );
}
