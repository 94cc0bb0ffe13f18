import type { ReactNode, Ref } from 'react';
import { Header } from './Header';
import styles from './Layout.module.scss';

interface LayoutProps {
  /** A ref to the element that contains the screens. */
  content: Ref<HTMLElement>;
  children: ReactNode;
}

/** The layout around every screen. */
export function Layout({ content, children }: LayoutProps) {
  return (
    <>
      <Header />
      <main ref={content} className={styles.content}>
        {children}
      </main>
    </>
  );
}
