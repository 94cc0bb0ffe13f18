import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What is shown in place of a lazy part. */
export interface LazyPartFallbacks {
  /** Shown while the part loads. The part itself may also show it, while it loads data. */
  placeholder?: ReactNode;
  /** Shown to players who do not need the part. */
  children?: ReactNode;
}

/** A part of a page that few players need. It is loaded on demand. */
export interface Lazy<Props = object> {
  component?: ComponentType<Props & LazyPartFallbacks>;
  readonly useIsNeeded: () => boolean;
  readonly load: () => Promise<ComponentType<Props & LazyPartFallbacks>>;
}

/** Declares a part of a page that is loaded only for players who need it. */
export function lazyPart<Props = object>(
  useIsNeeded: Lazy<Props>['useIsNeeded'],
  load: Lazy<Props>['load'],
): Lazy<Props> {
  return { useIsNeeded, load };
}

interface LazyPartProps<Props> extends LazyPartFallbacks {
  part: Lazy<Props>;
  /** Shown if the part fails to load. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Loads and shows a part for players who need it. If it fails to load, shows `failed`. Without `failed`, throws the error to
 * the page's error boundary. The next use loads the part again.
 */
export function LazyPart<Props>(props: LazyPartProps<Props> & Props) {
  return props.part.useIsNeeded() ? <LoadedPart {...props} /> : props.children;
}

/** Does not use React's `lazy`, because React waits 300 ms before it replaces a fallback that has just appeared. */
function LoadedPart<Props>({ part, failed, ...props }: LazyPartProps<Props> & Props) {
  const [Part, setPart] = useState(() => part.component);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (part.component || failure) return;
    let isUnmounted = false;
    part.load().then(
      (component) => {
        part.component = component;
        if (!isUnmounted) setPart(() => component);
      },
      (error: unknown) => {
        if (!isUnmounted) setFailure({ error });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [part, failure]);
  if (Part) return <Part {...(props as Props & LazyPartFallbacks)} />;
  if (!failure) return props.placeholder;
  if (failed) return failed(failure.error, () => setFailure(undefined));
  throw failure.error;
}
