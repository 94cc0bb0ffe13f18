import type { ReactNode, Ref } from 'react';
import { Header } from './Header';
import styles from './Layout.module.scss';

interface LayoutProps {
  /** The element that the screens are in. */
  content: Ref<HTMLElement>;
  children: ReactNode;
}

/** What stands around every screen. */
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
