import { useIconResolver } from '@paywidget/shared/services';
import { IconFile } from '../IconFile/IconFile';
import styles from './Flag.module.scss';

export interface FlagProps {
  /** ISO 3166 alpha-2 code, upper or lower case. */
  country: string;
}

/** A country's flag, or its code if there is no picture. Decorative: show the country's name beside it. */
export function Flag({ country }: FlagProps) {
  const resolver = useIconResolver();
  return (
    <span className={styles.flag} aria-hidden="true">
      <IconFile
        id={country}
        url={resolver?.url(country, 'flag')}
        ownerName="flag"
        size={24}
        className={styles.picture}
        fallback={country.toUpperCase()}
      />
    </span>
  );
}
