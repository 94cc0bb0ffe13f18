import { Screen } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useFlowPosition } from './FlowProvider';

interface FlowScreenProps {
  /** The screen's name for screen readers. Leave it out if the content has a visible heading. */
  heading?: string;
  /** The primary button. It stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Limits the content to a form's width. By default true if the screen has a footer. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen, with the name of its route. Render it when its content is ready, not while it loads. */
export function FlowScreen({ heading, footer, narrow, children }: FlowScreenProps) {
  const { route } = useFlowPosition();
  return (
    <Screen name={route.name} heading={heading} footer={footer} narrow={narrow}>
      {children}
    </Screen>
  );
}
