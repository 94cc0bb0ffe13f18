import { useId } from 'react';
import styles from './Switch.module.scss';

interface SwitchProps {
  label: string;
  /** Additional text below the label. */
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A labelled switch. The whole row can be pressed. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {hint && (
          <span id={hintId} className={styles.hint} aria-hidden="true">
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint ? hintId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
