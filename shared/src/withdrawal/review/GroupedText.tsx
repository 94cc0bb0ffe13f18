import styles from './GroupedText.module.scss';
import { groupsOfFour } from './groupsOfFour';

/**
 * A text in groups of four characters, from left to right in every language. The gaps are margins, not characters, so that a
 * copied text has no gaps.
 */
export function GroupedText({ text }: { text: string }) {
  return (
    <span className={styles.text}>
      <span dir="ltr">
        {groupsOfFour(text).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place, and are never moved.
          <span key={index} className={styles.group}>
            {group}
          </span>
        ))}
      </span>
    </span>
  );
}
