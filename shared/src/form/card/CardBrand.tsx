import styles from './CardBrand.module.scss';
import { cardBrands } from './cardBrands';

/** Plain patterns of bars and squares, one for each brand. They do not resemble any real logo. */
const patterns = [
  'M4 13h9M4 16h6',
  'M4 13h4M10 13h4M4 16h4',
  'M4 12h3v4H4zM10 14h8',
  'M4 12l3 4M9 12l3 4M14 12l3 4',
  'M4 14h14M4 17h3',
  'M4 12v5M7 12v5M10 12v5',
  'M4 12h5v5H4z',
  'M4 12h3M9 12h3M14 12h3M4 16h3M9 16h3',
  'M4 16l3-4 3 4',
  'M4 12h10M4 15h6M4 18h3',
  'M4 14h2M8 14h2M12 14h2',
  'M4 12v5h5',
  'M4 17l5-5M9 17l5-5',
  'M4 12h6v2H4zM4 17h10',
  'M4 14h5M11 12v5',
  'M4 12h2v5H4zM8 12h2v5H8z',
  'M4 15l2-3 2 3 2-3',
  'M4 17h12M10 12h6',
] as const;

export interface CardBrandProps {
  /** The id that describes the control. */
  id: string;
  /** The brand's name, as `cardBrandOf` returns it. */
  brand: string;
}

/** The brand of a card number: the widget's own drawing, and the name. */
export function CardBrand({ id, brand }: CardBrandProps) {
  return (
    <span id={id} className={styles.brand} data-brand={brand}>
      <svg className={styles.card} viewBox="0 0 28 20" aria-hidden="true" focusable="false">
        <rect x="0.75" y="0.75" width="26.5" height="18.5" rx="3" />
        <path d="M1 6h26" />
        <path d={patterns[cardBrands.indexOf(brand)] ?? patterns[0]} />
      </svg>
      <bdi>{brand}</bdi>
    </span>
  );
}
