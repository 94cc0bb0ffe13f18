import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import { maskOptionsOf } from '../mask/maskOptions';
import { isNumericMask } from '../mask/maskPattern';
import type { FieldView } from '../payment/paymentForm';
import { longestText } from '../rules/regexRunner';
import { autocompleteOf } from './autocomplete';
import type { ControlIds } from './FieldFrame';
import styles from './TextControl.module.scss';

export interface TextControlProps extends ControlIds {
  view: FieldView;
  onText: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** A line of text, kept in its mask and its case while it is typed. */
export function TextControl({ view, onText, onFocus, onBlur, ...ids }: TextControlProps) {
  const { field, mask, text, isDisabled } = view;
  const isUpperCase = field.type === 'text_uppercase';
  const options = useMemo(() => maskOptionsOf({ mask, isUpperCase }), [mask, isUpperCase]);
  const maskRef = useMaskito({ options: options ?? null });
  const isNumeric = mask !== undefined && isNumericMask(mask);
  const autoComplete = autocompleteOf(field);

  return (
    <input
      {...ids}
      ref={maskRef}
      className={styles.input}
      type="text"
      inputMode={isNumeric ? 'numeric' : autoComplete === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      autoCapitalize={isUpperCase ? 'characters' : 'none'}
      spellCheck={false}
      dir={isNumeric ? 'ltr' : 'auto'}
      maxLength={longestText}
      value={text}
      disabled={isDisabled}
      onInput={({ currentTarget }) => onText(currentTarget.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
