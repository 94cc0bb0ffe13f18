import { pushes } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { createSchemaBook } from './jsonSchema';

type Json = Record<string, unknown>;

const object = (properties: Json, required: string[]) => ({ type: 'object', properties, required });
const id = {
  type: ['integer', 'string'],
  description: 'Matches a reply with its request. Replies may arrive in any order.',
};

/** Describes the calls as frames of a WebSocket, and the server's pushes. */
export function asyncApiDocument() {
  const { schemaOf, schemas } = createSchemaBook();
  const messages: Record<string, Json> = {};
  const requests: string[] = [];
  const fromServer: string[] = [];
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
          status: { type: 'integer', description: 'Success: below 100, 200 to 299, or above 600.' },
          data: schemaOf(response),
          date: {
            type: 'string',
            format: 'date-time',
            description: 'The server’s time, which countdowns use.',
          },
        },
        ['id', 'status'],
      ),
    };
    requests.push(name);
    fromServer.push(`${name}Reply`);
  }
  for (const [event, schema] of Object.entries(pushes)) {
    messages[event] = {
      title: event,
      payload: object({ event: { const: event }, data: schemaOf(schema) }, ['event', 'data']),
    };
    fromServer.push(event);
  }
  const refs = (names: string[]) => names.map((name) => ({ $ref: `#/channels/socket/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'paywidget: the operator’s socket',
      version: '1.0.534',
      description:
        'One JSON text per frame. `session-form-on-close-modal` always uses HTTP, because the call must outlive the page.',
    },
    channels: { socket: { address: '/api/socket', messages } },
    operations: {
      call: { action: 'receive', channel: { $ref: '#/channels/socket' }, messages: refs(requests) },
      tell: { action: 'send', channel: { $ref: '#/channels/socket' }, messages: refs(fromServer) },
    },
    components: { schemas },
  };
}
