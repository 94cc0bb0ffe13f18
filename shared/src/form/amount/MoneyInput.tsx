import { useMaskito } from '@maskito/react';
import { useTranslation } from '@paywidget/shared/i18n';
import { currencyOf, type Decimal, decimalSeparatorOf } from '@paywidget/shared/money';
import { type Ref, useMemo } from 'react';
import { FieldFrame, useControlIds } from '../field/FieldFrame';
import { amountMaskOptions } from './amountMask';
import styles from './MoneyInput.module.scss';

export interface MoneyInputProps {
  /** The stable hook, `data-field` (decisions, section 11). */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  currency: string;
  /** Bounds how many digits can be typed. */
  max?: Decimal;
  /** With a dot for decimals; may end with one while it is typed. */
  text: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Hears the text as it is typed or pasted, with a dot for decimals. */
  onType: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Of the field around the input. */
  ref?: Ref<HTMLDivElement>;
}

/** One large amount with its currency's symbol; whatever is typed or pasted becomes an amount of that currency. */
export function MoneyInput({
  name,
  label,
  hint,
  error,
  currency,
  max,
  text,
  isDisabled = false,
  isReadOnly = false,
  onType,
  onFocus,
  onBlur,
  ref,
}: MoneyInputProps) {
  const locale = useTranslation().i18n.language;
  const { decimals, symbol } = currencyOf(currency);
  const ids = useControlIds({ hint, error });
  const options = useMemo(() => amountMaskOptions({ locale, decimals, max }), [locale, decimals, max]);
  const maskRef = useMaskito({ options });

  return (
    <FieldFrame ref={ref} name={name} label={label} hint={hint} error={error} ids={ids}>
      <div className={styles.amount}>
        <input
          {...ids}
          ref={maskRef}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={text.replace('.', decimalSeparatorOf(locale))}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onInput={({ currentTarget }) => onType(currentTarget.value.replace(',', '.'))}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <span className={styles.symbol} aria-hidden="true">
          <bdi>{symbol}</bdi>
        </span>
      </div>
    </FieldFrame>
  );
}
