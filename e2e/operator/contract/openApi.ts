import { type Endpoint, ErrorBody } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { examples } from './examples';
import { createSchemaBook } from './jsonSchema';

type Json = Record<string, unknown>;

const header = (name: string, description: string, isRequired = false) => ({
  name,
  in: 'header',
  required: isRequired,
  description,
  schema: { type: 'string' },
});

const json = (schema: Json, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** Describes a GET's payload as query parameters. A field that is not a plain value is sent as JSON. */
function queryOf(request: Json) {
  const required = new Set((request.required ?? []) as string[]);
  return Object.entries((request.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function operationOf(
  name: string,
  { key, method, idempotent, retries, request, response }: Endpoint,
  schemaOf: ReturnType<typeof createSchemaBook>['schemaOf'],
) {
  const requestSchema = schemaOf(request);
  const notes = [
    retries ? 'The widget retries the call up to three times after a network error.' : undefined,
    idempotent
      ? 'For 24 hours a call of the same user with the same key returns the first answer; with another body, 409.'
      : undefined,
  ].filter(Boolean);
  return {
    operationId: name,
    tags: [key.includes('/') ? key.split('/')[0] : 'DEPOSIT'],
    ...(notes.length > 0 && { description: notes.join(' ') }),
    security: key.startsWith('METRIC') ? [] : [{ token: [] }],
    parameters: [
      header(
        'X-Extra-Params',
        'JSON: `platformVersion`; in native apps also `isNative` and `platform`.',
        true,
      ),
      header('X-Mobile-App', '`1` if the host sets `isMobileApp`.'),
      header('X-Pwa', '`1` if the host sets `pwa`.'),
      header(
        'traceparent',
        'W3C Trace Context, if the deployment sets `telemetry.traceparent`. All calls of one payment have the same trace id.',
      ),
      ...(idempotent
        ? [header('Idempotency-Key', 'A unique key for each deposit or withdrawal.', true)]
        : []),
      ...(method === 'GET' ? queryOf(requestSchema) : []),
    ],
    ...(method === 'POST' && { requestBody: { required: true, content: json(requestSchema) } }),
    responses: {
      200: {
        description: 'Success. Countdowns use the server’s time in the `Date` header.',
        content: json(schemaOf(response), examples[name as keyof typeof examples]),
      },
      default: { description: 'Error.', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

/** Describes the operator's HTTP API, generated from the schemas with which the widget parses its answers. */
export function openApiDocument() {
  const { schemaOf, schemas } = createSchemaBook();
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/${endpoint.key}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint, schemaOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'paywidget: the operator’s API',
      version: '1.0.534',
      description:
        'Unknown fields are ignored and `null` means absent. Amounts in answers are numbers or decimal text.',
    },
    servers: [{ url: '/api', description: '`apiPrefix` of config.json' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorBody), ...schemas },
    },
  };
}
