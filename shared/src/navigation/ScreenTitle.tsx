import { useIsTakingOver } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFlowPosition } from './FlowProvider';

interface ScreenTitleProps {
  text: string;
  /** False if the screen has a separate h1. Then the title is plain text. */
  isHeading: boolean;
  /** Shown beside the title. If there is no bar, shown in the screen. */
  children?: ReactNode;
}

/** The title in the bar above the screens. Each screen renders its title, in the same commit as its content. */
export function ScreenTitle({ text, isHeading, children }: ScreenTitleProps) {
  const { titleSlot } = useFlowPosition();
  const isTakingOver = useIsTakingOver();
  if (!titleSlot) return children;
  // React cannot take over the content of a portal.
  if (isTakingOver) return null;
  return createPortal(
    <>
      {isHeading ? <h1>{text}</h1> : <span>{text}</span>}
      {children}
    </>,
    titleSlot,
  );
}
