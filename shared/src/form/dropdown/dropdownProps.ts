import type { ReactNode, Ref } from 'react';
import type { DropdownOption } from './optionSearch';

export interface DropdownProps {
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  options: readonly DropdownOption[];
  /** Of the chosen option; '' while there is none. */
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** What the closed dropdown shows; by default the chosen option's flag and label. */
  shown?: ReactNode;
  /** What stands around the closed dropdown. The popup, and what it needs, stay outside of it. */
  frame?: (control: ReactNode) => ReactNode;
}

/** For the popups: open at once, because it was pressed before they had loaded. */
export interface PopupProps extends DropdownProps {
  startsOpen: boolean;
  triggerRef: Ref<HTMLButtonElement>;
}

export const chosenOption = ({ options, value }: Pick<DropdownProps, 'options' | 'value'>) =>
  options.find((option) => option.value === value);
