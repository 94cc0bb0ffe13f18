import { useFlowPosition } from '@paywidget/shared/navigation';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { Header } from './Header';
import styles from './Layout.module.scss';

interface LayoutProps {
  /** A ref to the element that contains the screens. */
  content: Ref<HTMLElement>;
  children: ReactNode;
}

/** The layout around every screen. In a low window the page scrolls as a whole, and each screen starts at its top. */
export function Layout({ content, children }: LayoutProps) {
  const { name } = useFlowPosition().route;
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each screen
  useLayoutEffect(() => {
    if (page.current) page.current.scrollTop = 0;
  }, [name]);
  return (
    <div ref={page} className={styles.page}>
      <Header />
      <main ref={content} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
