import { Icon, IconButton, VisuallyHidden } from '@paywidget/shared/ui';
import { type AriaAttributes, type Ref, useId, useImperativeHandle, useRef } from 'react';
import styles from './SearchField.module.scss';

export interface SearchFieldProps
  extends Pick<AriaAttributes, 'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls'> {
  label: string;
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A search input with a clear button. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  placeholder = label,
  ref,
  ...aria
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        {...aria}
        ref={input}
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
      {value !== '' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus, and thus a phone's keyboard, in the field
        <span className={styles.clear} onMouseDown={(event) => event.preventDefault()}>
          <IconButton icon="close" label={clearLabel} onClick={clear} />
        </span>
      )}
    </div>
  );
}
