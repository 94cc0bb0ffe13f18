import { Flag, FormField, LocalizedText, PaymentMethod } from '@paywidget/shared/contract';
import {
  Card,
  DepositData,
  DepositResponse,
  PeerToPeerDeposit,
  Requisite,
  UnifiedFlow,
} from '@paywidget/shared/contract/payments';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Schemas that are used in several places. Each is written once, under its name. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Card,
  DepositData,
  DepositResponse,
  Flag,
  FormField,
  LocalizedText,
  PaymentMethod,
  PeerToPeerDeposit,
  Requisite,
  UnifiedFlow,
})) {
  named.add(schema as z.ZodMiniType, { id });
}

/**
 * Converts schemas to JSON Schema, for their input, not their parsed output. Collects the named schemas for the document's
 * components.
 */
export function createSchemaBook() {
  const schemas: Record<string, Json> = {};

  function schemaOf(schema: z.ZodMiniType): Json {
    const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: named });
    const text = JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/');
    const { $schema: _, $defs = {}, id, ...body } = JSON.parse(text);
    for (const [name, one] of Object.entries($defs as Record<string, Json>)) schemas[name] = withoutId(one);
    if (typeof id !== 'string') return body;
    schemas[id] = body;
    return { $ref: `#/components/schemas/${id}` };
  }

  return { schemaOf, schemas };
}

const withoutId = ({ id: _, ...schema }: Json): Json => schema;
