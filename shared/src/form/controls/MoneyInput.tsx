import { useTranslation } from '@paywidget/shared/i18n';
import { currencyOf, type Decimal } from '@paywidget/shared/money';
import { plainAmountText, settledAmountText, typedAmountText } from '@paywidget/shared/money/input';
import { type Ref, useMemo, useRef, useState } from 'react';
import { amountMaskOptions } from '../amount/amountMask';
import { InputMask } from '../mask/InputMask';
import { FieldFrame, useControlIds } from './FieldFrame';
import styles from './MoneyInput.module.scss';

export interface MoneyInputProps {
  /** Value of the stable hook `data-field`. See docs/rules/hooks.md. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** See `FieldFrameProps`. */
  announcement?: number;
  currency: string;
  /** The maximum amount. Limits the number of digits that the player can type. */
  max?: Decimal;
  /** Uses a dot as decimal separator. May end with the dot while the player is typing. */
  text: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Called on each change with the new text. The decimal separator is a dot. */
  onType: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Ref of the field's outer element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A large amount input with the currency symbol. Typed and pasted text is reduced to a valid amount of the currency, and its
 * digits are grouped.
 */
export function MoneyInput({
  name,
  label,
  hint,
  error,
  announcement,
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
  const [isTyping, setIsTyping] = useState(false);
  /** The uncommitted text of an input method. It must not be changed before the input method commits it. */
  const [composed, setComposed] = useState<string>();
  const shown = isTyping ? typedAmountText(text, locale) : settledAmountText(text, currency, locale);
  const lastShown = useRef(shown);
  lastShown.current = shown;
  const options = useMemo(
    () => amountMaskOptions({ locale, decimals, max }, () => lastShown.current),
    [locale, decimals, max],
  );
  const input = useRef<HTMLInputElement>(null);

  function changeTo(value: string): void {
    setComposed(undefined);
    setIsTyping(true);
    onType(plainAmountText(value, locale));
  }

  return (
    <FieldFrame
      ref={ref}
      name={name}
      label={label}
      hint={hint}
      error={error}
      announcement={announcement}
      ids={ids}
    >
      <div className={styles.amount}>
        <input
          {...ids}
          ref={input}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={composed ?? shown}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onInput={({ currentTarget: { value }, nativeEvent }) =>
            (nativeEvent as globalThis.InputEvent).isComposing ? setComposed(value) : changeTo(value)
          }
          onCompositionEnd={({ currentTarget }) => changeTo(currentTarget.value)}
          onFocus={onFocus}
          onBlur={() => {
            setIsTyping(false);
            onBlur?.();
          }}
        />
        <InputMask input={input} options={options} />
        <span className={styles.symbol} aria-hidden="true">
          <bdi>{symbol}</bdi>
        </span>
      </div>
    </FieldFrame>
  );
}
