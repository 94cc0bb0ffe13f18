import { Flag } from '@paywidget/shared/ui';
import { CurrencyIcon } from '@paywidget/shared/ui/controls';
import styles from './OptionContent.module.scss';
import type { DropdownOption } from './optionSearch';

/** Shows an option's flag or currency icon, label and detail. */
export function OptionContent({ option: { label, detail, flag, currency } }: { option: DropdownOption }) {
  return (
    <>
      {flag && <Flag key={flag} country={flag} />}
      {currency && <CurrencyIcon key={currency} currency={currency} size="small" />}
      <span className={styles.label}>{label}</span>
      {detail && (
        <bdi className={styles.detail} dir="ltr">
          {detail}
        </bdi>
      )}
    </>
  );
}
