import type { ReactNode } from 'react';
import screenStyles from '../Screen/Screen.module.scss';

export interface ScreenPlaceholderProps {
  /** Limits the content to the width of a form. Pass the same value as for the loading screen. */
  narrow?: boolean;
  children: ReactNode;
}

/** The layout of a screen while its content loads. Like `Screen`, but without its focus handling and stable hook. */
export function ScreenPlaceholder({ narrow = false, children }: ScreenPlaceholderProps) {
  return (
    <div className={screenStyles.screen}>
      <div className={screenStyles.scroller}>
        <div className={narrow ? `${screenStyles.content} ${screenStyles.narrow}` : screenStyles.content}>
          {children}
        </div>
      </div>
    </div>
  );
}
