import { Skeleton } from '../Skeleton/Skeleton';
import gridStyles from '../TileGrid/TileGrid.module.scss';
import { WaitText } from '../WaitText/WaitText';
import styles from './TileSkeletons.module.scss';

export interface TileSkeletonsProps {
  /** Number of placeholders. */
  count?: number;
  /** Says what is loading. See `WaitText`. */
  label: string;
}

/**
 * A grid of tile skeletons. It has the same layout as the loaded tiles, so that nothing moves. The text is over the
 * skeletons: directly in a flex container it would be over the content before them.
 */
export function TileSkeletons({ count = 15, label }: TileSkeletonsProps) {
  return (
    <div>
      <WaitText text={label} />
      <div className={gridStyles.grid} aria-hidden="true">
        {[...Array(count).keys()].map((place) => (
          <div key={place} className={styles.tile}>
            <Skeleton shape="block" width="var(--pw-tile-icon)" height="var(--pw-tile-icon)" />
            <Skeleton width="80%" height={14} />
            <Skeleton width="60%" height={12} />
          </div>
        ))}
      </div>
    </div>
  );
}
