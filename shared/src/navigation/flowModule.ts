import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { ComponentType } from 'react';

/** A screen that comes with its flow's entry, or one that is loaded when it is first needed. */
export type FlowScreenEntry =
  | { readonly component: ComponentType }
  | {
      readonly load: () => Promise<ComponentType>;
      /** Loaded while the player still reads the screen before, so that it opens at once. */
      readonly isLikelyNext?: boolean;
    };

/** What a remote exposes as `./routes`: the screens it brings, by name. Their paths and guards are in the route table. */
export interface FlowModule {
  readonly screens: Readonly<Partial<Record<ScreenName, FlowScreenEntry>>>;
}

/** Declares a remote's screens; names outside the route table do not compile. */
export function defineFlow(screens: FlowModule['screens']): FlowModule {
  return { screens };
}
