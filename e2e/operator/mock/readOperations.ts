import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface OpenApiOperation {
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  responses: { 200: { content: { 'application/json': { example: unknown } } } };
}

/** The parts of an operation that the mock uses. */
export interface Operation {
  path: string;
  /** In upper case. */
  method: string;
  needsToken: boolean;
  requiredHeaders: string[];
  requiredQuery: string[];
  example: unknown;
}

const documentFile = join(import.meta.dirname, '../../../docs/contract/openapi.json');

/** Reads all operations of an OpenAPI document, by default the contract's. */
export function readOperations(file = documentFile): Operation[] {
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, OpenApiOperation>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters, responses }]) => {
      const requiredIn = (place: string) =>
        parameters.filter((one) => one.in === place && one.required).map(({ name }) => name);
      return {
        path,
        method: method.toUpperCase(),
        needsToken: security.length > 0,
        requiredHeaders: requiredIn('header'),
        requiredQuery: requiredIn('query'),
        example: responses[200].content['application/json'].example,
      };
    }),
  );
}
