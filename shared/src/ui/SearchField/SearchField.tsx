import { type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './SearchField.module.scss';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Filters a list while the user types. */
export function SearchField({ label, value, onChange, placeholder = label, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
