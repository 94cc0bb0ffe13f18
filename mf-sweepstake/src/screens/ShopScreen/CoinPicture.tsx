import styles from './CoinPicture.module.scss';

/** A decorative picture of gold coins and a sweep coin. */
export function CoinPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 72 56" aria-hidden="true" focusable="false">
      <g className={styles.gold}>
        <ellipse cx="30" cy="43" rx="22" ry="8" />
        <ellipse cx="30" cy="36" rx="22" ry="8" />
        <ellipse cx="30" cy="29" rx="22" ry="8" />
        <ellipse cx="30" cy="22" rx="22" ry="8" />
        <ellipse className={styles.face} cx="30" cy="21" rx="15" ry="4.5" />
      </g>
      <g className={styles.sweep}>
        <circle cx="53" cy="37" r="15" />
        <path d="M53 28l2.700 5.600l6.100.800l-4.500 4.200l1.100 6.100l-5.400-3l-5.400 3l1.100-6.100l-4.500-4.200l6.100-.800z" />
      </g>
    </svg>
  );
}
