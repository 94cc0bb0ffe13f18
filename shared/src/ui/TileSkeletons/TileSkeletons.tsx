import { Skeleton } from '../Skeleton/Skeleton';
import gridStyles from '../TileGrid/TileGrid.module.scss';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './TileSkeletons.module.scss';

export interface TileSkeletonsProps {
  /** Number of placeholders. */
  count?: number;
  /** Describes what is loading, for screen readers. */
  label: string;
}

/** A grid of tile skeletons. Same layout as the loaded tiles, so that nothing moves. */
export function TileSkeletons({ count = 15, label }: TileSkeletonsProps) {
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {label}
      </VisuallyHidden>
      <div className={gridStyles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => `tile-${place}`).map((place) => (
          <div key={place} className={styles.tile}>
            <Skeleton shape="block" width={40} height={40} />
            <Skeleton width="70%" height={14} />
            <Skeleton width="50%" height={12} />
          </div>
        ))}
      </div>
    </>
  );
}
