import type { ReactNode } from 'react';
import screenStyles from '../Screen/Screen.module.scss';

export interface ScreenPlaceholderProps {
  /** As the screen that is loading will be: a form's width, or all there is. */
  narrow?: boolean;
  children: ReactNode;
}

/** What stands in a screen's place while its content loads: laid out as the screen, so that nothing moves, but not one yet. */
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
