import type { ReactNode, Ref } from 'react';
import styles from './Layout.module.scss';

interface PageBodyProps {
  header: ReactNode;
  /** The side from which the screen comes in. */
  turn?: 'forward' | 'back';
  /** Identifies the screen. With a new name, the screen comes in again. */
  name: string;
  /** The element that scrolls as a whole in a low window. */
  pageRef?: Ref<HTMLDivElement>;
  /** The element that contains the screens. */
  contentRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The elements around every screen. */
export function PageBody({ header, turn, name, pageRef, contentRef, children }: PageBodyProps) {
  return (
    <div ref={pageRef} className={styles.page}>
      {header}
      <main ref={contentRef} className={styles.content}>
        {/* With a new key the screen comes in again: once for each route, not when the screen replaces its placeholder. */}
        <div key={name} className={`${styles.content} ${turn ? styles[turn] : ''}`}>
          {children}
        </div>
      </main>
    </div>
  );
}
