import { useFlowPosition, useLocation } from '@paywidget/shared/navigation';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Header } from './Header';
import { PageBody } from './PageBody';
import { settle } from './settle';
import { type Place, turnOf } from './turn';

interface LayoutProps {
  /** A ref to the element that contains the screens. */
  content: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * The layout around every screen. A screen comes in from the side to which the player goes. In a low window the page scrolls
 * as a whole, and each screen starts at its top.
 */
export function Layout({ content, children }: LayoutProps) {
  const { name } = useFlowPosition().route;
  const turn = useTurn();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useLayoutEffect(() => {
    // The first list keeps its place when React takes it over.
    if (shown.current === name) return;
    shown.current = name;
    // Just before the browser paints, because it computes the layout then anyway. A scroll event cannot tell whether this is
    // needed: a press can come before the event, and the player can scroll the first list before React has loaded.
    let frame = requestAnimationFrame(() => {
      if (page.current) page.current.scrollTop = 0;
      frame = requestAnimationFrame(() => page.current && settle(page.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
  return (
    <PageBody header={<Header />} turn={turn} name={name} pageRef={page} contentRef={content}>
      {children}
    </PageBody>
  );
}

/** Returns the direction in which the player came to this route. Undefined on the first route. */
function useTurn() {
  const { route } = useFlowPosition();
  const { depth = 0 } = (useLocation().state as { depth?: number } | null) ?? {};
  const [{ at, turn }, setState] = useState<{ at: Place; turn?: ReturnType<typeof turnOf> }>({
    at: { route, depth },
  });
  if (at.route.name === route.name) return turn;
  const next = turnOf(at, { route, depth });
  setState({ at: { route, depth }, turn: next });
  return next;
}
