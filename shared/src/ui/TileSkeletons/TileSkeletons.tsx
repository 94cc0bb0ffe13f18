import { Skeleton } from '../Skeleton/Skeleton';
import gridStyles from '../TileGrid/TileGrid.module.scss';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './TileSkeletons.module.scss';

export interface TileSkeletonsProps {
  /** The specification's number of placeholders (section 9). */
  count?: number;
  /** What is being loaded, for screen readers. */
  label: string;
}

/** Placeholders in the places of the tiles that are being loaded, so that nothing moves when they arrive. */
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
