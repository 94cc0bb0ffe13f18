import { join } from 'node:path';
import { asyncApiDocument } from './asyncApi';
import { openApiDocument } from './openApi';

const directory = join(import.meta.dirname, '../../../docs/contract');

/** Generates the published documents: their file names and texts. */
export const documents = () =>
  [
    { file: join(directory, 'openapi.json'), text: textOf(openApiDocument()) },
    { file: join(directory, 'asyncapi.json'), text: textOf(asyncApiDocument()) },
  ] as const;

const textOf = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;
