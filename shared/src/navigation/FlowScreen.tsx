import { useTranslation } from '@paywidget/shared/i18n';
import { Screen } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useFlowPosition } from './FlowProvider';
import { ScreenTitle } from './ScreenTitle';

export interface FlowScreenProps {
  /** The title, which the bar above the screen shows as the screen's h1. Default: the route's title. */
  heading?: string;
  /** Shown beside the title. */
  headingAside?: ReactNode;
  /** True if the content has an h1, such as the title of a `Message`. The bar then shows its title as plain text. */
  hasOwnHeading?: boolean;
  /** The primary button. It stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Limits the content to a form's width. By default true if the screen has a footer. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen, with the name of its route. Render it when its content is ready, not while it loads. */
export function FlowScreen({
  heading,
  headingAside,
  hasOwnHeading = false,
  footer,
  narrow,
  children,
}: FlowScreenProps) {
  const { t } = useTranslation();
  const { route, titleSlot } = useFlowPosition();
  const title = heading ?? t(route.title);
  return (
    <Screen
      name={route.name}
      heading={titleSlot || hasOwnHeading ? undefined : title}
      headingIn={titleSlot}
      footer={footer}
      narrow={narrow}
    >
      <ScreenTitle text={title} isHeading={!hasOwnHeading}>
        {headingAside}
      </ScreenTitle>
      {children}
    </Screen>
  );
}
