import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What every part fetched late may have around it. */
interface Surroundings {
  /** Shows while the part is fetched; the part may show it while it waits itself. */
  placeholder?: ReactNode;
  children?: ReactNode;
}

/** A part of a page that few players need, and its code once it was fetched. */
interface LatePart {
  component?: ComponentType<Surroundings>;
  readonly load: () => Promise<ComponentType<Surroundings>>;
}

/** Declares a part of a page that is fetched by those who need it. */
export function latePart(load: LatePart['load']): LatePart {
  return { load };
}

/**
 * Shows a part once it is fetched. One that cannot be had throws where it stands, for the page's error boundary to say so.
 *
 * Instead of `lazy`: React holds back for 300 ms what replaces a fallback that has only just appeared.
 */
export function Fetched({ part, ...surroundings }: Surroundings & { part: LatePart }) {
  const [Part, setPart] = useState(() => part.component);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (part.component) return;
    let isGone = false;
    part.load().then(
      (component) => {
        part.component = component;
        if (!isGone) setPart(() => component);
      },
      (error: unknown) => {
        if (!isGone) setFailure({ error });
      },
    );
    return () => {
      isGone = true;
    };
  }, [part]);
  if (failure) throw failure.error;
  return Part ? <Part {...surroundings} /> : surroundings.placeholder;
}
