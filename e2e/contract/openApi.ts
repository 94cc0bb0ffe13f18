import { type Endpoint, ErrorBody } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { createSchemaBook } from './jsonSchema';

type Json = Record<string, unknown>;

const header = (name: string, description: string, isRequired = false) => ({
  name,
  in: 'header',
  required: isRequired,
  description,
  schema: { type: 'string' },
});

const json = (schema: Json) => ({ 'application/json': { schema } });

/** A GET's payload is its query; a field that is no plain value travels as JSON. */
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
  const asked = schemaOf(request);
  const hints = [
    retries ? 'The widget tries it again after a network error, three times.' : undefined,
    idempotent
      ? 'For 24 hours the same key of the same user gets the first answer again; with another body, 409.'
      : undefined,
  ].filter(Boolean);
  return {
    operationId: name,
    tags: [key.includes('/') ? key.split('/')[0] : 'DEPOSIT'],
    ...(hints.length > 0 && { description: hints.join(' ') }),
    security: key.startsWith('METRIC') ? [] : [{ token: [] }],
    parameters: [
      header(
        'X-Extra-Params',
        'JSON: `platformVersion`, and in native apps `isNative` and `platform`.',
        true,
      ),
      header('X-Mobile-App', '`1` where the host says so.'),
      header('X-Pwa', '`1` where the host says so.'),
      ...(idempotent ? [header('Idempotency-Key', 'One for each deposit or withdrawal.', true)] : []),
      ...(method === 'GET' ? queryOf(asked) : []),
    ],
    ...(method === 'POST' && { requestBody: { required: true, content: json(asked) } }),
    responses: {
      200: {
        description: 'Done. The `Date` header is the clock that countdowns follow.',
        content: json(schemaOf(response)),
      },
      default: { description: 'Refused.', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

/** The operator's HTTP API as the widget calls it, from the very schemas that read its answers. */
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
