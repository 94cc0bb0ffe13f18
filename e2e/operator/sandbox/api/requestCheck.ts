import type { Endpoint } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { ApiError } from '../operator/apiError';

const reasonOf = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`;
  return 'expected' in issue ? `expected ${issue.expected}` : issue.message || issue.code;
};

const pathOf = (issue: z.core.$ZodIssue) =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    .map(String)
    .join('.');

/** Parses a request with its endpoint's schema. @throws ApiError 400 for unknown, missing or invalid fields. */
export function parseRequest(endpoint: Endpoint, payload: unknown): unknown {
  const result = z.safeParse(endpoint.request, payload);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => `${pathOf(issue) || 'payload'}: ${reasonOf(issue)}`);
  const [first] = result.error.issues;
  throw new ApiError(
    400,
    `${endpoint.key} breaks the contract at ${reasons.join('; ')}`,
    'sandbox.requestBreaksContract',
    first && pathOf(first),
  );
}

/**
 * Checks the headers that every call must have. See docs/rules/wire.md.
 * @throws ApiError 400 for a missing or invalid header.
 */
export function checkHeaders(endpoint: Endpoint, headers: Readonly<Record<string, string | undefined>>) {
  const fail = (header: string, reason: string) => {
    throw new ApiError(400, `${endpoint.key}: ${header} ${reason}`, 'sandbox.requestBreaksContract', header);
  };
  if (endpoint.idempotent && !headers['idempotency-key']) fail('Idempotency-Key', 'is missing');
  if (!endpoint.idempotent && headers['idempotency-key']) fail('Idempotency-Key', 'does not belong here');
  if (endpoint.method === 'POST' && !headers['content-type']?.startsWith('application/json')) {
    fail('Content-Type', 'is not application/json');
  }
  const extra = headers['x-extra-params'];
  if (extra !== undefined && !z.safeParse(ExtraParams, parseJson(extra)).success) {
    fail('X-Extra-Params', 'is not {platformVersion, isNative?, platform?}');
  }
}

const ExtraParams = z.strictObject({
  platformVersion: z.string(),
  isNative: z.optional(z.literal(true)),
  platform: z.optional(z.string()),
});

/** Parses JSON. Returns undefined for invalid text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
