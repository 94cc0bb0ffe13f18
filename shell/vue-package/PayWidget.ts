import {
  type EmbedHandle,
  type EventName,
  type MessageByName,
  type OpenOptions,
  open,
} from '@paywidget/embed';
import { defineComponent, h, onBeforeUnmount, onMounted, type PropType, ref, watch } from 'vue';

/** The options of `open`, without the container. */
export type PayWidgetProps = Omit<OpenOptions, 'container' | 'onMessage'>;

type MessageName = Exclude<EventName, '*'>;

/** The messages of the widget are the component's events: `@DepositStatus`, `@Close`, … */
export type PayWidgetEvents = {
  readonly [E in MessageName as `on${E}`]?: (message: MessageByName[E]) => unknown;
};

/** The value of a template ref. Before the widget is open and after it has closed, its methods do nothing. */
export type PayWidgetMethods = Pick<EmbedHandle, 'send' | 'update'>;

/** An instance, in the form that templates and `InstanceType<typeof PayWidget>` see. */
export type PayWidgetInstance = PayWidgetMethods & { $props: PayWidgetProps & PayWidgetEvents };

/** The keys are all names. If a name is missing, the compiler says so. */
const events: Readonly<Record<MessageName, null>> = {
  Loaded: null,
  DepositStatus: null,
  WithdrawalStatus: null,
  Analytics: null,
  Share: null,
  TokenExpired: null,
  Redirect: null,
  Close: null,
  Error: null,
  MissingTranslation: null,
  InvalidP2PResponse: null,
  Resize: null,
  Vitals: null,
  Screen: null,
  Escape: null,
};

/**
 * Shows the widget in a frame as long as it is rendered. A change of `payload`, `user`, `theme` or `tokens` changes the open
 * widget. Other options apply only when it opens. On `Close`, stop rendering it.
 */
export const PayWidget: new () => PayWidgetInstance = defineComponent({
  name: 'PayWidget',
  props: {
    src: { type: String, required: true },
    transaction: String as PropType<PayWidgetProps['transaction']>,
    title: String,
    modal: Boolean,
    height: String as PropType<PayWidgetProps['height']>,
    payload: Object as PropType<PayWidgetProps['payload']>,
    user: Object as PropType<PayWidgetProps['user']>,
    theme: String as PropType<PayWidgetProps['theme']>,
    tokens: Object as PropType<PayWidgetProps['tokens']>,
    on: Object as PropType<PayWidgetProps['on']>,
  },
  emits: Object.keys(events),
  setup(props, { emit, expose }) {
    const place = ref<HTMLElement>();
    let handle: EmbedHandle | undefined;

    function show() {
      handle?.unmount();
      handle = open({
        ...props,
        container: place.value,
        onMessage: (message) => emit(message.messageType, message),
      });
    }
    function hide() {
      handle?.unmount();
      handle = undefined;
    }

    onMounted(show);
    onBeforeUnmount(hide);
    watch(() => [props.src, props.transaction, props.modal, props.height], show, { flush: 'post' });
    for (const option of ['payload', 'user', 'theme', 'tokens'] as const)
      watch(
        () => props[option],
        (value) => handle?.update({ [option]: value }),
        { deep: true },
      );

    expose({
      send: (message: Parameters<EmbedHandle['send']>[0]) => handle?.send(message),
      update: (changes: Parameters<EmbedHandle['update']>[0]) => handle?.update(changes),
    });
    return () => (props.modal ? null : h('div', { ref: place }));
  },
}) as unknown as new () => PayWidgetInstance;
