import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import { maskOptionsOf } from '../mask/maskOptions';
import { isNumericMask } from '../mask/maskPattern';
import { longestText } from '../rules/regexRunner';
import { autocompleteOf } from './autocomplete';
import type { ControlProps } from './controlProps';
import { FieldFrame, useControlIds } from './FieldFrame';
import styles from './TextControl.module.scss';

/** A line of text, kept in its mask and its case while it is typed, trimmed when it is left. */
export function TextControl({ form, view }: ControlProps) {
  const { field, name, label, error, mask, text, isDisabled } = view;
  const ids = useControlIds({ error });
  const isUpperCase = field.type === 'text_uppercase';
  const options = useMemo(() => maskOptionsOf({ mask, isUpperCase }) ?? null, [mask, isUpperCase]);
  const maskRef = useMaskito({ options });
  const isNumeric = mask !== undefined && isNumericMask(mask);
  const autoComplete = autocompleteOf(field);

  return (
    <FieldFrame ref={form.frameRef(name)} name={name} label={label} error={error} ids={ids}>
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
        onInput={({ currentTarget }) => form.setText(name, currentTarget.value)}
        onFocus={() => form.focus(name)}
        onBlur={() => (text === text.trim() ? form.touch(name) : form.setText(name, text.trim()))}
      />
    </FieldFrame>
  );
}
