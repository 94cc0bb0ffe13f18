import type { TextPart } from '@paywidget/shared/i18n';
import { useTextLoader } from '@paywidget/shared/services';
import { useIsTakingOver } from '@paywidget/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** The content that can replace a lazy part. */
export interface LazyPartFallbacks {
  /** Shown while the part loads. The part may also show it while it loads data. */
  placeholder?: ReactNode;
  /** Shown to players who do not need the part. */
  children?: ReactNode;
}

/** A part of a page that few players need. It is loaded on demand. */
export interface Lazy<Props = object> {
  component?: ComponentType<Props & LazyPartFallbacks>;
  readonly useIsNeeded: () => boolean;
  readonly load: () => Promise<ComponentType<Props & LazyPartFallbacks>>;
  readonly texts: readonly TextPart[];
}

/**
 * Declares a part of a page that is loaded only for players who need it.
 * @param texts the parts of the texts that it needs besides the first part
 */
export function lazyPart<Props = object>(
  useIsNeeded: Lazy<Props>['useIsNeeded'],
  load: Lazy<Props>['load'],
  texts: Lazy<Props>['texts'] = [],
): Lazy<Props> {
  return { useIsNeeded, load, texts };
}

interface LazyPartProps<Props> extends LazyPartFallbacks {
  part: Lazy<Props>;
  /** Shown if the part cannot be loaded. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Loads and shows a part for players who need it. If the part cannot be loaded, shows `failed`. Without `failed`, throws the
 * error to the page's error boundary. The next use loads the part again.
 */
export function LazyPart<Props>(props: LazyPartProps<Props> & Props) {
  return props.part.useIsNeeded() ? <LoadedPart {...props} /> : props.children;
}

/** Does not use React's `lazy`, because React waits 300 ms before it replaces a fallback that has just appeared. */
function LoadedPart<Props>({ part, failed, ...props }: LazyPartProps<Props> & Props) {
  const texts = useTextLoader();
  const isTakingOver = useIsTakingOver();
  const [Part, setPart] = useState(() => (texts.has(part.texts) ? part.component : undefined));
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (Part || failure) return;
    let isUnmounted = false;
    Promise.all([part.load(), texts.need(part.texts)]).then(
      ([component]) => {
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
  }, [part, failure, texts, Part]);
  if (Part && !isTakingOver) return <Part {...(props as Props & LazyPartFallbacks)} />;
  if (!failure) return props.placeholder;
  if (failed) return failed(failure.error, () => setFailure(undefined));
  throw failure.error;
}
