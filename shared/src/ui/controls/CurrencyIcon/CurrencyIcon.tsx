import { currencyOf } from '@paywidget/shared/money';
import { useIconResolver } from '@paywidget/shared/services';
import { IconFile } from '@paywidget/shared/ui';
import styles from './CurrencyIcon.module.scss';

const pixels = { small: 20, medium: 28, large: 40 } as const;

export interface CurrencyIconProps {
  /** Currency or coin code, upper or lower case. */
  currency: string;
  size?: keyof typeof pixels;
}

/** A currency's icon, or its symbol in a disc. Decorative: show the code or name beside it. */
export function CurrencyIcon({ currency, size = 'medium' }: CurrencyIconProps) {
  const resolver = useIconResolver();
  const { code, symbol } = currencyOf(currency);
  return (
    <span className={`${styles.box} ${styles[size]}`} aria-hidden="true">
      <IconFile
        id={code}
        url={resolver?.url(code, 'currency')}
        ownerName={code}
        size={pixels[size]}
        className={styles.picture}
        fallback={<span className={styles.symbol}>{[...symbol].slice(0, 3).join('')}</span>}
      />
    </span>
  );
}
