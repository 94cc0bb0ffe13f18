import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What a lazy part is shown with. */
export interface Surroundings {
  /** Shown while the part loads. The part may show it too while it waits for data. */
  placeholder?: ReactNode;
  /** Shown to players who do not need the part. */
  children?: ReactNode;
}

/** A part of a page that few players need, loaded on demand. */
export interface Lazy<Props = object> {
  component?: ComponentType<Props & Surroundings>;
  readonly useIsNeeded: () => boolean;
  readonly load: () => Promise<ComponentType<Props & Surroundings>>;
}

/** Declares a part of a page that only players who need it load. */
export function lazyPart<Props = object>(
  useIsNeeded: Lazy<Props>['useIsNeeded'],
  load: Lazy<Props>['load'],
): Lazy<Props> {
  return { useIsNeeded, load };
}

interface LazyPartProps<Props> extends Surroundings {
  part: Lazy<Props>;
  /** Shown if the part fails to load. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Loads and shows a part for players who need it. If it fails to load, `failed` is shown, or without it the error is thrown
 * to the page's error boundary. The next use loads it again.
 */
export function LazyPart<Props>(props: LazyPartProps<Props> & Props) {
  return props.part.useIsNeeded() ? <Fetched {...props} /> : props.children;
}

/** Used in place of `lazy`, because React waits 300 ms before it replaces a fallback that has just appeared. */
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
