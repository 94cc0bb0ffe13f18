import type { OutgoingMessage } from '@paywidget/shared/host';
import type {
  EmbedHandle,
  EmbedOptions,
  EmbedUpdate,
  EventName,
  Listener,
} from '../../handover/embedOptions';

type Open = (options: EmbedOptions) => EmbedHandle;

/** The properties that change an open widget. */
const changing = ['user', 'payload', 'theme', 'tokens'] as const;
/** The properties that apply only when the widget opens. */
const fixed = ['src', 'transaction', 'height', 'modal', 'frameTitle'] as const;
/** The attribute of each property that can be an attribute. */
const attributeOf: Readonly<Record<string, string>> = {
  src: 'src',
  transaction: 'transaction',
  theme: 'theme',
  height: 'height',
  modal: 'modal',
  frameTitle: 'frame-title',
};

type Property = (typeof changing)[number] | (typeof fixed)[number];

/** The values that the host has set on one element, and the widget in the element. */
interface State {
  values: Partial<Record<Property, unknown>>;
  handle?: EmbedHandle;
  isOpening: boolean;
  attributes: MutationObserver;
}

const states = new WeakMap<Element, State>();
const prepared = new WeakSet<object>();

/** The elements of a page. */
export interface Elements {
  /** Opens the widget in an element that is in the page and has a `user`, and removes it from an element that has left the page. */
  follow(element: HTMLElement): void;
  /** Gives a class of elements its properties and methods. The first element of a class calls this function. */
  prepare(prototype: object): void;
}

/** The values that an element of `embed.js` got before this file had loaded: see there. */
interface Given {
  _user?: unknown;
  _payload?: unknown;
  _tokens?: unknown;
}

export function createElements(open: Open): Elements {
  const currentValue = (element: Element, { values }: State, property: Property): unknown => {
    const name = attributeOf[property];
    if (property in values) return values[property];
    // Svelte writes `false` as text.
    if (property === 'modal') return ![null, 'false'].includes(element.getAttribute('modal'));
    return (name && element.getAttribute(name)) ?? undefined;
  };

  function openSoon(element: HTMLElement, state: State) {
    if (state.isOpening || state.handle) return;
    state.isOpening = true;
    // A framework sets one property after another.
    queueMicrotask(() => {
      state.isOpening = false;
      const get = <T>(property: Property) => currentValue(element, state, property) as T | undefined;
      const user = get<EmbedOptions['user']>('user');
      if (state.handle || !user || !element.isConnected) return;
      if (!element.style.display) element.style.display = 'block';
      const payload = get<EmbedOptions['payload']>('payload');
      const transaction = get<EmbedOptions['transaction']>('transaction');
      state.handle = open({
        container: element,
        user,
        theme: get('theme'),
        tokens: get('tokens'),
        modal: get('modal'),
        title: get('frameTitle'),
        height: get('height'),
        ...(payload && { payload }),
        ...(transaction && { transaction }),
        ...(get('src') ? { src: get<string>('src') } : {}),
        onMessage: (message) => announce(element, state, message),
      });
    });
  }

  /**
   * Sends a message as an event with the message's name. A listener of `Redirect` prevents the redirect like any other
   * default.
   */
  function announce(element: HTMLElement, state: State, message: OutgoingMessage): boolean {
    if (message.messageType === 'Close') state.handle = undefined;
    return element.dispatchEvent(new CustomEvent(message.messageType, { detail: message, cancelable: true }));
  }

  function change(element: HTMLElement, state: State, property: Property) {
    const isChanging = (changing as readonly string[]).includes(property);
    if (!state.handle) return openSoon(element, state);
    if (isChanging)
      state.handle.update({ [property]: currentValue(element, state, property) } as EmbedUpdate);
  }

  function stateOf(element: HTMLElement): State {
    const existing = states.get(element);
    if (existing) return existing;
    const state: State = {
      values: {},
      isOpening: false,
      attributes: new MutationObserver((changes) => {
        if (changes.some(({ attributeName }) => attributeName === 'theme')) change(element, state, 'theme');
      }),
    };
    state.attributes.observe(element, { attributes: true, attributeFilter: ['theme'] });
    states.set(element, state);
    return state;
  }

  function prepare(prototype: object) {
    if (prepared.has(prototype)) return;
    prepared.add(prototype);
    for (const property of [...changing, ...fixed])
      Object.defineProperty(prototype, property, {
        configurable: true,
        get(this: HTMLElement) {
          return currentValue(this, stateOf(this), property);
        },
        set(this: HTMLElement, value: unknown) {
          const state = stateOf(this);
          state.values[property] = value;
          change(this, state, property);
        },
      });
    Object.assign(prototype, {
      update(this: HTMLElement, changes: EmbedUpdate) {
        for (const [property, value] of Object.entries(changes)) {
          const state = stateOf(this);
          const known = state.values[property as Property];
          const isObject = typeof value === 'object' && typeof known === 'object';
          state.values[property as Property] = isObject ? { ...known, ...value } : value;
        }
        stateOf(this).handle?.update(changes);
      },
      send(this: HTMLElement, message: { type: string; payload?: unknown }) {
        stateOf(this).handle?.send(message);
      },
      on(this: HTMLElement, event: EventName, listener: Listener) {
        const listen = ({ detail }: CustomEvent) => listener(detail);
        this.addEventListener(event, listen as EventListener);
        return () => this.removeEventListener(event, listen as EventListener);
      },
    });
  }

  function follow(element: HTMLElement & Given) {
    prepare(Object.getPrototypeOf(element));
    const state = stateOf(element);
    if (!element.isConnected) {
      state.handle?.unmount();
      state.handle = undefined;
      return;
    }
    // Properties that were set before the class existed hide the properties of the class.
    for (const property of [...changing, ...fixed]) {
      const own = Object.getOwnPropertyDescriptor(element, property);
      if (!own) continue;
      Reflect.deleteProperty(element, property);
      state.values[property] = own.value;
    }
    for (const [property, value] of [
      ['user', element._user],
      ['payload', element._payload],
      ['tokens', element._tokens],
    ] as const)
      if (value && !(property in state.values)) state.values[property] = value;
    openSoon(element, state);
  }

  return { follow, prepare };
}
