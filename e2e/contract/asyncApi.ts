import { pushes } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { createSchemaBook } from './jsonSchema';

type Json = Record<string, unknown>;

const object = (properties: Json, required: string[]) => ({ type: 'object', properties, required });
const id = {
  type: ['integer', 'string'],
  description: 'Pairs a reply with its request; replies may come in any order.',
};

/** The same calls as frames of a WebSocket, and what the server sends unasked. */
export function asyncApiDocument() {
  const { schemaOf, schemas } = createSchemaBook();
  const messages: Record<string, Json> = {};
  const requests: string[] = [];
  const heard: string[] = [];
  for (const [name, { key, method, keepalive, request, response }] of Object.entries(endpoints)) {
    if (keepalive) continue;
    const event = key.replaceAll('/', ':');
    messages[name] = {
      title: event,
      payload: object(
        {
          id,
          event: { const: event },
          method: { const: method },
          headers: { type: 'object', additionalProperties: { type: 'string' } },
          payload: schemaOf(request),
        },
        ['id', 'event', 'method', 'headers', 'payload'],
      ),
    };
    messages[`${name}Reply`] = {
      title: `${event}: the reply`,
      payload: object(
        {
          id,
          status: { type: 'integer', description: 'Below 100, 200 to 299 and above 600 are successes.' },
          data: schemaOf(response),
          date: { type: 'string', format: 'date-time', description: 'The clock that countdowns follow.' },
        },
        ['id', 'status'],
      ),
    };
    requests.push(name);
    heard.push(`${name}Reply`);
  }
  for (const [event, schema] of Object.entries(pushes)) {
    messages[event] = {
      title: event,
      payload: object({ event: { const: event }, data: schemaOf(schema) }, ['event', 'data']),
    };
    heard.push(event);
  }
  const refs = (names: string[]) => names.map((name) => ({ $ref: `#/channels/socket/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'paywidget: the operator’s socket',
      version: '1.0.534',
      description:
        'One JSON text a frame. `session-form-on-close-modal` always goes over HTTP, since it outlives the page.',
    },
    channels: { socket: { address: '/api/socket', messages } },
    operations: {
      call: { action: 'receive', channel: { $ref: '#/channels/socket' }, messages: refs(requests) },
      tell: { action: 'send', channel: { $ref: '#/channels/socket' }, messages: refs(heard) },
    },
    components: { schemas },
  };
}
