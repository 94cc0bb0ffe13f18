import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What a part fetched late may have around it. */
export interface Surroundings {
  /** Shows while the part is fetched; the part may show it while it waits itself. */
  placeholder?: ReactNode;
  /** All that shows to who does not need the part. */
  children?: ReactNode;
}

/** A part of a page that few players need, and its code once it was fetched. */
export interface Lazy<Props = object> {
  component?: ComponentType<Props & Surroundings>;
  readonly useIsNeeded: () => boolean;
  readonly load: () => Promise<ComponentType<Props & Surroundings>>;
}

/** Declares a part of a page that is fetched by those who need it. */
export function lazyPart<Props = object>(
  useIsNeeded: Lazy<Props>['useIsNeeded'],
  load: Lazy<Props>['load'],
): Lazy<Props> {
  return { useIsNeeded, load };
}

interface LazyPartProps<Props> extends Surroundings {
  part: Lazy<Props>;
  /** Shows instead of a part that cannot be had. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Shows a part, once it is fetched, to who needs it. One that cannot be had throws where it stands, for the page's error
 * boundary to say so, unless `failed` says it; it is asked for again the next time.
 */
export function LazyPart<Props>(props: LazyPartProps<Props> & Props) {
  return props.part.useIsNeeded() ? <Fetched {...props} /> : props.children;
}

/** Instead of `lazy`: React holds back for 300 ms what replaces a fallback that has only just appeared. */
function Fetched<Props>({ part, failed, ...props }: LazyPartProps<Props> & Props) {
  const [Part, setPart] = useState(() => part.component);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (part.component || failure) return;
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
  }, [part, failure]);
  if (Part) return <Part {...(props as Props & Surroundings)} />;
  if (!failure) return props.placeholder;
  if (failed) return failed(failure.error, () => setFailure(undefined));
  throw failure.error;
}
