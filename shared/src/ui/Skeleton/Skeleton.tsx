import styles from './Skeleton.module.scss';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** A number of CSS pixels, or any CSS length. */
  width?: number | string;
  height?: number | string;
}

/** A skeleton with the size of the content that is loading. Hidden from screen readers: announce loading in a status. */
export function Skeleton({ shape = 'line', width = '100%', height = 16 }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]}`}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
