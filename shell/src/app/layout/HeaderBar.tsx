import { IconButton } from '@paywidget/shared/ui';
import type { ReactNode, Ref } from 'react';
import styles from './Header.module.scss';

interface HeaderButton {
  label: string;
  onPress?: () => void;
}

export interface HeaderBarProps {
  /** Shown until the screen shows its title. */
  title: string;
  back?: HeaderButton;
  close?: HeaderButton;
  /** The element that shows the title. */
  titleRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

const ignore = () => {};

/** The bar above every screen: a back button, the title, and a close button. */
export function HeaderBar({ title, back, close, titleRef, children }: HeaderBarProps) {
  return (
    <header className={styles.header}>
      {back && <IconButton icon="back" label={back.label} action="back" onClick={back.onPress ?? ignore} />}
      <div ref={titleRef} className={styles.title} data-title={title}>
        {children}
      </div>
      {close && (
        <IconButton icon="close" label={close.label} action="close" onClick={close.onPress ?? ignore} />
      )}
    </header>
  );
}
