import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What every part fetched late may have around it. */
interface Surroundings {
  /** Shows while the part is fetched; the part may show it while it waits itself. */
  placeholder?: ReactNode;
  /** All that shows to who does not need the part. */
  children?: ReactNode;
}

/** A part of a page that few players need, and its code once it was fetched. */
interface Late {
  component?: ComponentType<Surroundings>;
  readonly useIsNeeded: () => boolean;
  readonly load: () => Promise<ComponentType<Surroundings>>;
}

/** Declares a part of a page that is fetched by those who need it. */
export function latePart(useIsNeeded: Late['useIsNeeded'], load: Late['load']): Late {
  return { useIsNeeded, load };
}

/**
 * Shows a part, once it is fetched, to who needs it. One that cannot be had throws where it stands, for the page's error
 * boundary to say so, and is asked for again the next time.
 */
export function LatePart({ part, ...surroundings }: Surroundings & { part: Late }) {
  return part.useIsNeeded() ? <Fetched part={part} {...surroundings} /> : surroundings.children;
}

/** Instead of `lazy`: React holds back for 300 ms what replaces a fallback that has only just appeared. */
function Fetched({ part, ...surroundings }: Surroundings & { part: Late }) {
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
