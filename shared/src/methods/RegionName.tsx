import { Flag } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import styles from './RegionRow.module.scss';

interface RegionNameProps {
  /** ISO 3166 alpha-2 code. */
  country: string;
  text: string;
  children?: ReactNode;
}

/** The row with the country whose methods are listed. */
export function RegionName({ country, text, children }: RegionNameProps) {
  return (
    <div className={styles.row}>
      <Flag country={country} />
      <span className={styles.name}>{text}</span>
      {children}
    </div>
  );
}
