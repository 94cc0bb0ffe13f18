import {
  type HostChannel,
  type IncomingPayload,
  type IncomingType,
  incomingMessages,
} from '@paywidget/shared/host';
import * as z from 'zod/mini';
import type { Log } from '../log';

const Envelope = z.object({ type: z.string(), payload: z.optional(z.unknown()) });

/** What must not be lost while nobody listens. A press of the phone's back button, in contrast, is over at once. */
const kept: ReadonlySet<string> = new Set<IncomingType>([
  'loaded',
  'update',
  'bonus-list-fetched',
  'bonus-list-updated',
  'close',
  'login.token',
]);

type Listener = (payload: unknown) => void;

export interface Inbox {
  /** Takes one message as it came: JSON text or an object. Whoever calls has checked who sent it. */
  receive(raw: unknown): void;
  on: HostChannel['on'];
}

/** Checks messages by their schemas and hands them on. What is unknown or broken is logged and goes no further. */
export function createInbox(log: Log): Inbox {
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<string, unknown[]>();

  function receive(raw: unknown) {
    const envelope = Envelope.safeParse(typeof raw === 'string' ? fromJson(raw) : raw);
    if (!envelope.success) return log('A message from the host has no type', raw);
    const { type, payload } = envelope.data;
    if (!isKnown(type)) return log(`Unknown message type ${type}`);
    const checked = incomingMessages[type].safeParse(payload);
    if (!checked.success) return log(`The message ${type} is broken`, checked.error.issues);
    deliver(type, checked.data);
  }

  function deliver(type: string, payload: unknown): void {
    const hearing = [...(listeners.get(type) ?? [])];
    if (hearing.length === 0 && kept.has(type)) waiting.set(type, [...(waiting.get(type) ?? []), payload]);
    for (const listener of hearing) listener(payload);
  }

  function deliverWaiting(type: string): void {
    const payloads = waiting.get(type) ?? [];
    waiting.delete(type);
    for (const payload of payloads) deliver(type, payload);
  }

  function on<T extends IncomingType>(type: T, listener: (payload: IncomingPayload<T>) => void) {
    const hearing = listeners.get(type) ?? new Set();
    // A wrapper of its own for each call, so that one function may listen twice.
    const hear: Listener = (payload) => listener(payload as IncomingPayload<T>);
    listeners.set(type, hearing.add(hear));
    void Promise.resolve().then(() => deliverWaiting(type));
    return () => {
      hearing.delete(hear);
    };
  }

  return { receive, on };
}

const isKnown = (type: string): type is IncomingType => Object.hasOwn(incomingMessages, type);

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
