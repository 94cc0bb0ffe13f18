import { createContext, type RefObject, useContext } from 'react';
import type { FocusHistory } from './focusHistory';

export type Theme = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

export interface Widget {
  /** The displayed theme, with `auto` resolved. */
  theme: Theme;
  direction: Direction;
  language: string;
  /** The root element. Append elements to it that would otherwise be appended to the document's body. */
  element: RefObject<HTMLElement | null>;
  focusHistory: FocusHistory | null;
}

export const WidgetContext = createContext<Widget>({
  theme: 'light',
  direction: 'ltr',
  language: 'en',
  element: { current: null },
  focusHistory: null,
});

/** Returns the settings of the surrounding widget. Outside of a WidgetRoot: light, left-to-right, English. */
export const useWidget = (): Widget => useContext(WidgetContext);
