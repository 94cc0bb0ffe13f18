import type { TransportReply } from '@paywidget/shared/api';
import type { EarlySocket, SocketCall } from '../handover/earlySocket';
import { socketEventOf, socketReplyOf } from '../lib/transport/socketReply';
import { callSignature } from './callSignature';
import { isFields, parseJson } from './read/deployment';

/** The id of the first call. Later calls count from 1. Not 0, because some servers treat 0 as a missing id. */
export const firstId = 1_000_000_000;

const signatureOf = ({ endpoint, method, headers, payload }: SocketCall) =>
  callSignature(endpoint, { method, headers, body: JSON.stringify(payload) });

/**
 * Opens a connection and sends a call over it. See docs/rules/wire.md.
 * @param url absolute, with the scheme http(s) or ws(s)
 */
export function openEarlySocket(Socket: typeof WebSocket, url: string, call: SocketCall): EarlySocket {
  const { endpoint, ...rest } = call;
  const socket = new Socket(url.replace(/^http/, 'ws'));
  const frames: unknown[] = [];
  let isTaken = false;
  let isReplyTaken = false;

  const reply = new Promise<TransportReply>((resolve, reject) => {
    const send = () => socket.send(JSON.stringify({ id: firstId, event: socketEventOf(endpoint), ...rest }));
    socket.addEventListener('open', send, { once: true });
    socket.addEventListener('close', reject);
    socket.addEventListener('message', ({ data }: MessageEvent) => {
      const frame = parseJson(data);
      if (isFields(frame) && Number(frame.id) === firstId)
        resolve(socketReplyOf(Number(frame.status), frame.data, frame.date));
      else if (!isTaken) frames.push(data);
    });
  });
  // Prevents an unhandled rejection. The shell handles the failure if it uses the reply.
  reply.catch(() => {});

  function repeatEvents() {
    if (socket.readyState === Socket.OPEN) socket.dispatchEvent(new Event('open'));
    for (const data of frames.splice(0)) socket.dispatchEvent(new MessageEvent('message', { data }));
  }

  return {
    reply,
    takeReply(other) {
      if (isReplyTaken || signatureOf(other) !== signatureOf(call)) return undefined;
      isReplyTaken = true;
      return reply;
    },
    take(asked) {
      if (isTaken || asked !== url || socket.readyState > Socket.OPEN) return undefined;
      isTaken = true;
      queueMicrotask(repeatEvents);
      return socket;
    },
  };
}
