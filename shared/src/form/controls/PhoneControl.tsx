import { countryName, useTranslation } from '@paywidget/shared/i18n';
import { Flag } from '@paywidget/shared/ui';
import { type ClipboardEvent, type FocusEvent, type InputEvent, useMemo, useRef, useState } from 'react';
import { Dropdown } from '../dropdown/Dropdown';
import { InputMask } from '../mask/InputMask';
import type { ControlProps } from '../payment/paymentForm';
import { phoneCountryOptions } from '../phone/phoneCountryOptions';
import { phoneMaskOptions } from '../phone/phoneMask';
import {
  countryOfNumber,
  nationalDigits,
  type PhoneCountry,
  phoneCountries,
  phoneCountryOf,
  phoneNumberOf,
  shownPrefixOf,
} from '../phone/phoneNumber';
import { FieldFrame, useControlIds } from './FieldFrame';
import styles from './PhoneControl.module.scss';

/**
 * A phone number input with a country dropdown. The country's dial prefix cannot be edited or deleted. A pasted or autofilled
 * international number selects its own country.
 */
export function PhoneControl({ form, view }: ControlProps) {
  const { field, name, label, text, error, announcement, isDisabled } = view;
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<PhoneCountry>();
  const initialCountry = chosen ?? phoneCountryOf(form.country);
  const country =
    countryOfNumber(text, initialCountry) ?? initialCountry ?? (phoneCountries[0] as PhoneCountry);
  const national = nationalDigits(text, country);
  const hint = country.example
    ? t('form.phone.example', { number: shownPrefixOf(country) + country.example })
    : undefined;
  const ids = useControlIds({ hint, error });
  const options = useMemo(() => phoneMaskOptions(country), [country]);
  const input = useRef<HTMLInputElement>(null);
  const countries = useMemo(() => phoneCountryOptions(field, i18n.language), [field, i18n.language]);

  function choose(next: PhoneCountry, digits: string): void {
    setChosen(next);
    form.setText(name, phoneNumberOf(digits, next));
  }

  /** If the text is an international number of another country, selects that country and number and returns true. */
  function acceptForeignNumber(number: string): boolean {
    const numberCountry = countryOfNumber(number, country);
    if (!numberCountry || numberCountry === country) return false;
    choose(numberCountry, nationalDigits(number, numberCountry));
    return true;
  }

  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget);

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    if (acceptForeignNumber(event.clipboardData.getData('text'))) event.preventDefault();
  }

  /** Handles autofill before the mask, because the mask accepts numbers of one country only. */
  function handleAutofill(event: InputEvent<HTMLInputElement>): void {
    const { inputType } = event.nativeEvent;
    const isFilledIn = !inputType || inputType === 'insertReplacementText';
    if (isFilledIn && acceptForeignNumber(event.currentTarget.value)) event.stopPropagation();
  }

  return (
    <FieldFrame
      ref={form.frameRef(name)}
      name={name}
      label={label}
      hint={hint}
      error={error}
      announcement={announcement}
      ids={ids}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: country and number are one field; going between them does not leave it */}
      <div
        className={styles.phone}
        onFocus={(event) => !isInside(event) && form.focus(name)}
        onBlur={(event) => !isInside(event) && form.leave(name)}
      >
        <Dropdown
          aria-label={t('form.phone.country', { country: countryName(country.code, i18n.language) })}
          options={countries}
          value={country.code}
          isDisabled={isDisabled}
          onChange={(code) => choose(phoneCountryOf(code) ?? country, national)}
          compact={<Flag key={country.code} country={country.code} />}
        />
        <input
          {...ids}
          ref={input}
          className={styles.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          value={shownPrefixOf(country) + national}
          disabled={isDisabled}
          onPaste={handlePaste}
          onInputCapture={handleAutofill}
          onInput={({ currentTarget }) =>
            form.setText(name, phoneNumberOf(nationalDigits(currentTarget.value, country), country))
          }
        />
        <InputMask input={input} options={options} />
      </div>
    </FieldFrame>
  );
}
