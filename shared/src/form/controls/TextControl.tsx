import { useMemo, useRef } from 'react';
import { CardBrand } from '../card/CardBrand';
import { cardBrandOf } from '../card/cardBrands';
import { autocompleteOf } from '../field/autocomplete';
import { inputModeOf } from '../field/inputMode';
import { InputMask } from '../mask/InputMask';
import { maskOptionsOf } from '../mask/maskOptions';
import type { ControlProps } from '../payment/paymentForm';
import { maxTextLength } from '../rules/regexRunner';
import { FieldFrame, useControlIds } from './FieldFrame';
import styles from './TextControl.module.scss';

/** A text input. Applies the mask and upper case while the player types, and trims the text on blur. */
export function TextControl({ form, view }: ControlProps) {
  const { field, name, label, error, announcement, mask, text, isDisabled, cardPart, isMonthFirst } = view;
  const ids = useControlIds({ error });
  const isUpperCase = field.type === 'text_uppercase';
  const options = useMemo(
    () => maskOptionsOf({ mask, isUpperCase, isExpiry: isMonthFirst }) ?? null,
    [mask, isUpperCase, isMonthFirst],
  );
  const brand = cardPart === 'number' ? cardBrandOf(text) : undefined;
  const brandId = `${ids.id}brand`;
  const described = [ids['aria-describedby'], brand && brandId].filter(Boolean).join(' ');
  const input = useRef<HTMLInputElement>(null);
  const keyboard = inputModeOf(view);

  return (
    <FieldFrame
      ref={form.frameRef(name)}
      name={name}
      label={label}
      error={error}
      announcement={announcement}
      ids={ids}
    >
      <div className={styles.control}>
        <input
          {...ids}
          aria-describedby={described || undefined}
          ref={input}
          className={styles.input}
          data-has-brand={brand !== undefined || undefined}
          type="text"
          inputMode={keyboard}
          autoComplete={autocompleteOf(field, cardPart)}
          autoCapitalize={isUpperCase ? 'characters' : 'none'}
          spellCheck={false}
          dir={keyboard === 'text' ? 'auto' : 'ltr'}
          maxLength={maxTextLength}
          value={text}
          disabled={isDisabled}
          onInput={({ currentTarget }) => form.setText(name, currentTarget.value)}
          onFocus={() => form.focus(name)}
          onBlur={() => {
            if (text !== text.trim()) form.setText(name, text.trim());
            form.leave(name);
          }}
        />
        <InputMask input={input} options={options} />
        {brand && <CardBrand id={brandId} brand={brand} />}
      </div>
    </FieldFrame>
  );
}
