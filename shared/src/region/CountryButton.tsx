import { Flag, Icon } from '@paywidget/shared/ui';
import styles from './CountryButton.module.scss';
import type { Country } from './countryList';

interface CountryButtonProps extends Country {
  /** True if the list already shows this country's methods. */
  isCurrent: boolean;
  onChoose: (country: string) => void;
}

export function CountryButton({ code, name, isCurrent, onChoose }: CountryButtonProps) {
  return (
    <button
      type="button"
      className={styles.country}
      aria-current={isCurrent || undefined}
      onClick={() => onChoose(code)}
    >
      <Flag country={code} />
      <span className={styles.name}>{name}</span>
      {isCurrent && (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}
