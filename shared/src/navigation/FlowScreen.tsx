import { Screen } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useFlowPosition } from './FlowProvider';

interface FlowScreenProps {
  /** What screen readers hear on arrival. Left out where the content has a visible heading of its own. */
  heading?: string;
  /** The one primary button; it stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Keeps the content at a form's width. Screens with a footer are forms unless this says otherwise. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen under the name of the route that shows it. Render it once its content is there, not while it loads. */
export function FlowScreen({ heading, footer, narrow, children }: FlowScreenProps) {
  const { route } = useFlowPosition();
  return (
    <Screen name={route.name} heading={heading} footer={footer} narrow={narrow}>
      {children}
    </Screen>
  );
}
