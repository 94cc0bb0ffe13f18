import {
  type HostChannel,
  type IncomingPayload,
  type IncomingType,
  incomingMessages,
} from '@paywidget/shared/host';
import * as z from 'zod/mini';
import { type Log, shapeOf } from '../telemetry/log';

const Envelope = z.object({ type: z.string(), payload: z.optional(z.unknown()) });

/** Messages that are queued while nobody listens. Other messages are dropped. */
const queuedTypes: ReadonlySet<string> = new Set<IncomingType>([
  'loaded',
  'update',
  'bonus-list-fetched',
  'bonus-list-updated',
  'close',
  'login.token',
  'viewport',
]);

/**
 * The player may press the phone's back button on the early list, before the first screen listens. This press is kept, once.
 * Later, a press without a listener has no meaning.
 */
const keptAtStart: ReadonlySet<string> = new Set<IncomingType>(['back', 'swipe-back']);

type Listener = (payload: unknown) => void;

export interface Inbox {
  /** Accepts one message, as JSON text or as an object. The caller must have checked the sender. */
  receive(raw: unknown): void;
  on: HostChannel['on'];
}

/**
 * Validates messages against their schemas and delivers them to listeners. Unknown or invalid messages are logged and
 * dropped.
 */
export function createInbox(log: Log): Inbox {
  const listeners = new Map<string, Set<Listener>>();
  const queued = new Map<string, unknown[]>();

  function receive(raw: unknown) {
    const envelope = Envelope.safeParse(typeof raw === 'string' ? parseJson(raw) : raw);
    if (!envelope.success) return log(`A message from the host has no type: ${shapeOf(raw)}`);
    const { type, payload } = envelope.data;
    if (!isKnown(type)) return log(`Unknown message type ${type}`);
    const checked = incomingMessages[type].safeParse(payload);
    if (!checked.success) return log(`The message ${type} is broken`, checked.error.issues);
    deliver(type, checked.data);
  }

  function deliver(type: string, payload: unknown): void {
    const current = [...(listeners.get(type) ?? [])];
    if (current.length === 0 && queuedTypes.has(type))
      queued.set(type, [...(queued.get(type) ?? []), payload]);
    if (keptAtStart.has(type) && !listeners.has(type)) queued.set(type, [payload]);
    for (const listener of current) listener(payload);
  }

  function deliverQueued(type: string): void {
    const payloads = queued.get(type) ?? [];
    queued.delete(type);
    for (const payload of payloads) deliver(type, payload);
  }

  function on<T extends IncomingType>(type: T, listener: (payload: IncomingPayload<T>) => void) {
    const current = listeners.get(type) ?? new Set();
    // Each call adds a separate wrapper, so that the caller can add one function twice.
    const wrapper: Listener = (payload) => listener(payload as IncomingPayload<T>);
    listeners.set(type, current.add(wrapper));
    void Promise.resolve().then(() => deliverQueued(type));
    return () => {
      current.delete(wrapper);
    };
  }

  return { receive, on };
}

const isKnown = (type: string): type is IncomingType => Object.hasOwn(incomingMessages, type);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
