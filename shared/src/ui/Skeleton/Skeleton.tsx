import styles from './Skeleton.module.scss';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** CSS pixels, or any CSS length. */
  width?: number | string;
  height?: number | string;
}

/** The quiet stand-in for something of the same size that is still loading; what is loading, a status says. */
export function Skeleton({ shape = 'line', width = '100%', height = 16 }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]}`}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
