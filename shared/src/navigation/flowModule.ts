import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { ComponentType } from 'react';

/** A screen that is part of the flow's entry, or one that is loaded on demand. */
export type FlowScreenEntry =
  | { readonly component: ComponentType }
  | {
      readonly load: () => Promise<ComponentType>;
      /** Loaded while the previous screen is shown, so that it opens at once. */
      readonly isLikelyNext?: boolean;
    };

/** What a remote exposes as `./routes`: its screens by name. The route table holds their paths and guards. */
export interface FlowModule {
  readonly screens: Readonly<Partial<Record<ScreenName, FlowScreenEntry>>>;
}

/** Declares a remote's screens. Names that are not in the route table do not compile. */
export function defineFlow(screens: FlowModule['screens']): FlowModule {
  return { screens };
}
