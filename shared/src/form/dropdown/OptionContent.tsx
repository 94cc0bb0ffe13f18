import { Flag } from '../country/Flag';
import styles from './OptionContent.module.scss';
import type { DropdownOption } from './optionSearch';

/** What an option shows. */
export function OptionContent({ option: { label, detail, flag } }: { option: DropdownOption }) {
  return (
    <>
      {flag && <Flag key={flag} country={flag} />}
      <span className={styles.label}>{label}</span>
      {detail && (
        <bdi className={styles.detail} dir="ltr">
          {detail}
        </bdi>
      )}
    </>
  );
}
