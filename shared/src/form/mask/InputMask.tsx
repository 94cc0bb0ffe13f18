import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type RefObject, useLayoutEffect } from 'react';

interface InputMaskProps {
  input: RefObject<HTMLInputElement | null>;
  /** Without options, the input takes any text. */
  options: MaskitoOptions | null;
}

/**
 * Applies a mask to an input while the player types. Render it after the input. It is a separate component because the
 * library renders the calling component three times before its first paint.
 */
export function InputMask({ input, options }: InputMaskProps) {
  const connect = useMaskito({ options });
  useLayoutEffect(() => {
    connect(input.current);
  }, [input, connect]);
  return null;
}
