import type { Endpoint } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { Refusal } from '../operator/refusal';

const reasonOf = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`;
  return 'expected' in issue ? `expected ${issue.expected}` : issue.message || issue.code;
};

const pathOf = (issue: z.core.$ZodIssue) =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    .map(String)
    .join('.');

/** A request read by its endpoint's schema, which allows no field that the contract does not name. */
export function parseRequest(endpoint: Endpoint, payload: unknown): unknown {
  const result = z.safeParse(endpoint.request, payload);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => `${pathOf(issue) || 'payload'}: ${reasonOf(issue)}`);
  const [first] = result.error.issues;
  throw new Refusal(
    400,
    `${endpoint.key} breaks the contract at ${reasons.join('; ')}`,
    'sandbox.requestBreaksContract',
    first && pathOf(first),
  );
}

/** Headers that the contract prescribes, checked as strictly as the payload (wire, "Transports"). */
export function checkHeaders(endpoint: Endpoint, headers: Readonly<Record<string, string | undefined>>) {
  const fail = (header: string, reason: string) => {
    throw new Refusal(400, `${endpoint.key}: ${header} ${reason}`, 'sandbox.requestBreaksContract', header);
  };
  if (endpoint.idempotent && !headers['idempotency-key']) fail('Idempotency-Key', 'is missing');
  if (!endpoint.idempotent && headers['idempotency-key']) fail('Idempotency-Key', 'does not belong here');
  if (endpoint.method === 'POST' && !headers['content-type']?.startsWith('application/json')) {
    fail('Content-Type', 'is not application/json');
  }
  const extra = headers['x-extra-params'];
  if (extra !== undefined && !z.safeParse(ExtraParams, parsed(extra)).success) {
    fail('X-Extra-Params', 'is not {platformVersion, isNative?, platform?}');
  }
}

const ExtraParams = z.strictObject({
  platformVersion: z.string(),
  isNative: z.optional(z.literal(true)),
  platform: z.optional(z.string()),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
