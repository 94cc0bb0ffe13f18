import { Message, type MessageProps } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { FlowScreen, type FlowScreenProps } from './FlowScreen';

interface MessageScreenProps
  extends Omit<MessageProps, 'level'>,
    Pick<FlowScreenProps, 'heading' | 'footer'> {
  /** Screen readers read the message in the next pause (`status`) or at once (`alert`). */
  role?: 'status' | 'alert';
  /** Shown below the message. */
  children?: ReactNode;
}

/** A screen that explains something. The title of the message is the heading of the screen. */
export function MessageScreen({ heading, footer, role, children, ...content }: MessageScreenProps) {
  const message = <Message {...content} level={1} />;
  return (
    <FlowScreen hasOwnHeading heading={heading} footer={footer}>
      {role ? <div role={role}>{message}</div> : message}
      {children}
    </FlowScreen>
  );
}
