import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import { maskOptionsOf } from '../mask/maskOptions';
import { longestText } from '../rules/regexRunner';
import { autocompleteOf } from './autocomplete';
import type { ControlProps } from './controlProps';
import { FieldFrame, useControlIds } from './FieldFrame';
import { keyboardOf } from './keyboard';
import styles from './TextControl.module.scss';

/** A line of text, kept in its mask and its case while it is typed, trimmed when it is left. */
export function TextControl({ form, view }: ControlProps) {
  const { field, name, label, error, mask, text, isDisabled } = view;
  const ids = useControlIds({ error });
  const isUpperCase = field.type === 'text_uppercase';
  const options = useMemo(() => maskOptionsOf({ mask, isUpperCase }) ?? null, [mask, isUpperCase]);
  const maskRef = useMaskito({ options });
  const keyboard = keyboardOf(view);

  return (
    <FieldFrame ref={form.frameRef(name)} name={name} label={label} error={error} ids={ids}>
      <input
        {...ids}
        ref={maskRef}
        className={styles.input}
        type="text"
        inputMode={keyboard}
        autoComplete={autocompleteOf(field)}
        autoCapitalize={isUpperCase ? 'characters' : 'none'}
        spellCheck={false}
        dir={keyboard === 'text' ? 'auto' : 'ltr'}
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
