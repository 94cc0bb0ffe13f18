import { type ReactNode, useMemo, useRef } from 'react';
import '../tokens.scss';
import { FocusHistory } from './focusHistory';
import { type TokenLayer, tokenStyle } from './tokenStyle';
import { usePreferredTheme } from './usePreferredTheme';
import styles from './WidgetRoot.module.scss';
import { type Direction, WidgetContext } from './widgetContext';

export interface WidgetRootProps {
  /** `auto` follows the device's theme, including later changes. */
  theme: 'light' | 'dark' | 'auto';
  direction: Direction;
  /** BCP 47 tag of the displayed language. */
  language: string;
  /** Overrides of design tokens. A later layer replaces an earlier one. Names that do not start with `--pw-` are ignored. */
  tokens?: readonly TokenLayer[];
  children: ReactNode;
}

/**
 * The root element of the widget. Sets theme, direction, language and tokens, and scopes all styles. A flex column that fills
 * a parent with a fixed height (a frame) and grows with its content otherwise (a host's page). Render overlays inside it.
 */
export function WidgetRoot({ theme, direction, language, tokens = [], children }: WidgetRootProps) {
  const element = useRef<HTMLDivElement>(null);
  const historyRef = useRef<FocusHistory>(null);
  historyRef.current ??= new FocusHistory();
  const focusHistory = historyRef.current;
  const preferredTheme = usePreferredTheme();
  const resolvedTheme = theme === 'auto' ? preferredTheme : theme;
  const context = useMemo(
    () => ({ theme: resolvedTheme, direction, language, element, focusHistory }),
    [resolvedTheme, direction, language, focusHistory],
  );

  return (
    <div
      ref={element}
      data-paywidget=""
      data-theme={resolvedTheme}
      dir={direction}
      lang={language}
      className={styles.root}
      style={tokenStyle(tokens, resolvedTheme)}
    >
      <WidgetContext value={context}>{children}</WidgetContext>
    </div>
  );
}
