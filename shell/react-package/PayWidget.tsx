import {
  type EmbedHandle,
  type EventName,
  type Listener,
  type MessageByName,
  type OpenOptions,
  open,
} from '@paywidget/embed';
import {
  type CSSProperties,
  type ReactElement,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';

/** A prop for each message of the widget: `onDepositStatus`, `onClose`, … */
export type MessageProps = {
  readonly [E in Exclude<EventName, '*'> as `on${E}`]?: Listener<E>;
};

/** The value of `widgetRef`. Before the widget is open and after it has closed, its methods do nothing. */
export type PayWidgetRef = Pick<EmbedHandle, 'send' | 'update'>;

/**
 * The options of `open`, without the container. A change of `payload`, `user`, `theme` or `tokens` changes the open widget.
 * Other options apply only when it opens.
 */
export interface PayWidgetProps extends Omit<OpenOptions, 'container' | 'on'>, MessageProps {
  /** Listeners by message name. Unlike the props `on…`, `on` is read when the widget opens. */
  on?: OpenOptions['on'];
  /** Applies to the element around the frame. */
  className?: string;
  style?: CSSProperties;
  /** For messages to the widget. A separate prop, so that it works in React 18 too. */
  widgetRef?: Ref<PayWidgetRef>;
}

/** Shows the widget in a frame as long as it is rendered. On `Close`, stop rendering it. */
export function PayWidget({ className, style, widgetRef, ...props }: PayWidgetProps): ReactElement | null {
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<EmbedHandle>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useImperativeHandle(
    widgetRef,
    () => ({
      send: (message) => handle.current?.send(message),
      update: (changes) => handle.current?.update(changes),
    }),
    [],
  );

  const { src, transaction, modal, height } = props;
  useEffect(() => {
    const { onMessage: _, ...options } = latest.current;
    const opened = open({
      ...options,
      src,
      transaction,
      modal,
      height,
      container: place.current ?? undefined,
      onMessage: (message) => callListeners(latest.current, message),
    });
    handle.current = opened;
    return () => {
      handle.current = undefined;
      opened.unmount();
    };
  }, [src, transaction, modal, height]);

  const { payload, user, theme, tokens } = props;
  const shown = useRef({ payload, user, theme, tokens });
  useEffect(() => {
    const before = shown.current;
    shown.current = { payload, user, theme, tokens };
    const changes = {
      ...(payload !== before.payload && { payload }),
      ...(user !== before.user && { user }),
      ...(theme !== before.theme && { theme }),
      ...(tokens !== before.tokens && { tokens }),
    };
    if (Object.keys(changes).length > 0) handle.current?.update(changes);
  }, [payload, user, theme, tokens]);

  return modal ? null : <div ref={place} className={className} style={style} />;
}

/** Calls the props of the latest render. A listener of `Redirect` that returns false prevents the redirect. */
function callListeners(props: Omit<PayWidgetProps, 'widgetRef'>, message: MessageByName['*']): boolean {
  const listener = props[`on${message.messageType}`] as ((message: unknown) => unknown) | undefined;
  const results = [props.onMessage?.(message), listener?.(message)];
  return !results.includes(false);
}
