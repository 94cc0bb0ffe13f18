import type { MouseEvent, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconPaths';
import styles from './IconButton.module.scss';

export interface IconButtonProps {
  icon: IconName;
  /** What it does: its accessible name, and its tooltip. */
  label: string;
  /** The stable hook, `data-action` (decisions, section 11). */
  action?: string;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon, as large as a finger needs. */
export function IconButton({ icon, label, action, disabled, onClick, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      data-action={action}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
