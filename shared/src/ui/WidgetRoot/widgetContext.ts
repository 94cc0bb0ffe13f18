import { createContext, type RefObject, useContext } from 'react';
import type { FocusTrail } from './focusTrail';

export type Theme = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

export interface Widget {
  /** The theme that is shown; `auto` is resolved. */
  theme: Theme;
  direction: Direction;
  language: string;
  /** The root element: the container for anything that would otherwise be put into the document's body. */
  element: RefObject<HTMLElement | null>;
  focusTrail: FocusTrail | null;
}

export const WidgetContext = createContext<Widget>({
  theme: 'light',
  direction: 'ltr',
  language: 'en',
  element: { current: null },
  focusTrail: null,
});

/** How the widget around is shown. Outside of a WidgetRoot: light, left to right, English. */
export const useWidget = (): Widget => useContext(WidgetContext);
