import { useTranslation } from '@paywidget/shared/i18n';
import { Icon } from '@paywidget/shared/ui';
import { Flag } from '../phone/Flag';
import styles from './Dropdown.module.scss';
import { chosenOption, type DropdownProps } from './dropdownProps';
import type { DropdownOption } from './optionSearch';

/** What a closed dropdown shows. */
export function DropdownValue({ options, value, shown }: Pick<DropdownProps, 'options' | 'value' | 'shown'>) {
  const { t } = useTranslation();
  const chosen = chosenOption({ options, value });
  return (
    <>
      {shown ?? (
        <>
          {chosen?.flag && <Flag key={chosen.flag} country={chosen.flag} />}
          <span className={`${styles.value} ${chosen ? '' : styles.placeholder}`}>
            {chosen?.label ?? t('form.dropdown.placeholder')}
          </span>
        </>
      )}
      <span className={styles.arrow}>
        <Icon name="chevron-down" size="small" />
      </span>
    </>
  );
}

/** What an option shows in the list. */
export function OptionContent({ option: { label, detail, flag } }: { option: DropdownOption }) {
  return (
    <>
      {flag && <Flag country={flag} />}
      <span className={styles.label}>{label}</span>
      {detail && (
        <bdi className={styles.detail} dir="ltr">
          {detail}
        </bdi>
      )}
    </>
  );
}
