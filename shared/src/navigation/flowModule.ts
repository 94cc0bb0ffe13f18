import type { Owner, ScreenName, ScreenOf } from '@paywidget/shared/navigation/routes';
import type { ComponentType } from 'react';

/** A screen that is part of the flow's entry, or a screen that is loaded on demand. */
export type FlowScreenEntry =
  | { readonly component: ComponentType }
  | {
      readonly load: () => Promise<ComponentType>;
      /** Loaded while the previous screen is shown, so that the screen opens at once. */
      readonly isLikelyNext?: boolean;
    };

/** The content of a remote's `./routes`: its screens by name. The route table holds their paths and guards. */
export interface FlowModule {
  readonly screens: Readonly<Partial<Record<ScreenName, FlowScreenEntry>>>;
}

/** The screens that a remote must declare. Without an owner, as in tests, any of them. */
type ScreensOf<O extends Owner> = [O] extends [never]
  ? FlowModule['screens']
  : Readonly<Record<ScreenOf<O>, FlowScreenEntry>>;

/**
 * Declares a remote's screens: `defineFlow<'mf-deposit'>({ … })`. The compiler names each missing screen of the route table,
 * and each screen that belongs to another build.
 */
export function defineFlow<O extends Owner = never>(screens: ScreensOf<O>): FlowModule {
  return { screens };
}
