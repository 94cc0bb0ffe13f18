import { useIconBase } from '@paywidget/shared/ui';
import { useState } from 'react';
import styles from './Flag.module.scss';

/** A country's flag, or its two letters. Decoration: the country's name stands beside it. */
export function Flag({ country }: { country: string }) {
  const base = useIconBase();
  const [isBroken, setIsBroken] = useState(false);
  const url = base?.url(country, 'flag');
  return (
    <span className={styles.flag} aria-hidden="true">
      {url === undefined || isBroken ? (
        country.toUpperCase()
      ) : (
        <img
          className={styles.picture}
          src={url}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}
