import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import '../tokens.scss';
import { FocusTrail } from './focusTrail';
import { usePreferredTheme } from './usePreferredTheme';
import styles from './WidgetRoot.module.scss';
import { type Direction, WidgetContext } from './widgetContext';

export interface WidgetRootProps {
  /** `auto` follows the device, also when it changes later. */
  theme: 'light' | 'dark' | 'auto';
  direction: Direction;
  /** BCP 47 tag of the texts inside. */
  language: string;
  /** The host's overrides. Keys that do not start with `--pw-` are ignored. */
  tokens?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/**
 * The one element that everything of the widget lives in: theme, direction, language and tokens hang on it, and no
 * style reaches past it. A flex column that fills its parent where that has a height (a frame), and grows with its
 * content where it has none (a host's page); what overlays the widget must be rendered inside it.
 */
export function WidgetRoot({ theme, direction, language, tokens, children }: WidgetRootProps) {
  const element = useRef<HTMLDivElement>(null);
  const focusTrail = useRef<FocusTrail>(null);
  focusTrail.current ??= new FocusTrail();
  const trail = focusTrail.current;
  const preferred = usePreferredTheme();
  const shown = theme === 'auto' ? preferred : theme;
  const context = useMemo(
    () => ({ theme: shown, direction, language, element, focusTrail: trail }),
    [shown, direction, language, trail],
  );

  return (
    <div
      ref={element}
      data-paywidget=""
      data-theme={shown}
      dir={direction}
      lang={language}
      className={styles.root}
      style={ownTokens(tokens)}
    >
      <WidgetContext value={context}>{children}</WidgetContext>
    </div>
  );
}

function ownTokens(tokens: WidgetRootProps['tokens'] = {}): CSSProperties {
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => name.startsWith('--pw-')));
}
