import {
  ContractError,
  type Endpoint,
  ErrorBody,
  parseAnswer,
  type ResponseOf,
} from '@paywidget/shared/contract';
import { type Exchange, failureOf } from './exchange';
import { Skipped } from './fault';
import { consequenceOf, issuesOf } from './issues';

const maxIssues = 8;

function firstIssues(issues: readonly string[]): string[] {
  const more = issues.length - maxIssues;
  return more > 0 ? [...issues.slice(0, maxIssues), `… and ${more} more`] : [...issues];
}

const isJson = ({ headers }: Exchange) =>
  /^application\/(\w+\+)?json\b/.test(headers?.get('content-type') ?? '');

/** Requires that the call succeeded. @throws Failure */
export function requireSuccess(exchange: Exchange): void {
  const { status, headers } = exchange;
  if (exchange.isSuccess) return;
  const location = headers?.get('location');
  throw failureOf(exchange, location ? `2xx, not ${status} to ${location}` : '2xx');
}

/** Requires a JSON body with a JSON content type. @throws Failure */
function requireJson(exchange: Exchange): void {
  const effect = 'The widget finds no data in the answer';
  if (exchange.body === undefined) throw failureOf(exchange, 'a body of JSON', effect);
  if (exchange.headers && !isJson(exchange)) {
    const type = exchange.headers.get('content-type') ?? 'none';
    throw failureOf(exchange, `Content-Type: application/json, not ${type}`);
  }
}

/** Caches parsed answers, because many rows use the same list and parsing takes a while. */
const parsedAnswers = new WeakMap<Exchange, unknown>();

/** Parses an answer as the widget does, without its broken parts. @throws Skipped if the widget cannot parse it. */
export function parseAsWidget<E extends Endpoint>(endpoint: E, exchange: Exchange): ResponseOf<E> {
  if (parsedAnswers.has(exchange)) return parsedAnswers.get(exchange) as ResponseOf<E>;
  try {
    if (!exchange.isSuccess) throw new ContractError(endpoint.key, '', String(exchange.status));
    const { data } = parseAnswer(endpoint, exchange.body);
    parsedAnswers.set(exchange, data);
    return data;
  } catch (error) {
    // The row that checks this answer reports what is wrong with it.
    if (!(error instanceof ContractError)) throw error;
    throw new Skipped(`${endpoint.key} could not be read: ${exchange.status}`);
  }
}

/** Parses an answer by the widget's schema, strictly. An endpoint that returns no data may have an empty body. @throws Failure */
export function readAnswer<E extends Endpoint>(endpoint: E, exchange: Exchange): ResponseOf<E> {
  requireSuccess(exchange);
  const allowsNoBody = endpoint.response.safeParse(undefined).success;
  if (!(allowsNoBody && exchange.text.trim() === '')) requireJson(exchange);
  const issues = issuesOf(endpoint.response, exchange.body);
  if (issues.length > 0) {
    throw failureOf(
      exchange,
      firstIssues(issues),
      consequenceOf(endpoint.key, endpoint.response, exchange.body),
    );
  }
  return parseAsWidget(endpoint, exchange);
}

interface Rejection {
  /** By default, each status from 400 to 499, except the statuses in `notRejections`. */
  status?: number;
  /** The effect on players if the call succeeds. */
  effect?: string;
}

/** 4xx statuses about the caller or an earlier call with the same key. They do not reject the request itself. */
const notRejections = [401, 408, 409, 425, 429];

/** Requires that the call is rejected with a valid error body. @throws Failure */
export function requireRejection(exchange: Exchange, { status, effect }: Rejection = {}): void {
  const isExpected = status
    ? exchange.status === status
    : exchange.status >= 400 && exchange.status < 500 && !notRejections.includes(exchange.status);
  if (!isExpected) {
    const isUnknown =
      exchange.status >= 500 && 'The outcome counts as unknown: the player is told not to pay again';
    const consequence = exchange.isSuccess ? effect : isUnknown || undefined;
    throw failureOf(exchange, status ? String(status) : 'a rejection: 4xx, with the reason', consequence);
  }
  requireJson(exchange);
  const issues = issuesOf(ErrorBody, exchange.body);
  if (issues.length > 0) throw failureOf(exchange, firstIssues(issues), 'The widget shows the generic error');
}

/** Skips the row if the server requires a captcha, which only a player can solve. @throws Skipped */
export function skipForCaptcha({ status, body }: Exchange): void {
  const { message } = (body ?? {}) as { message?: unknown };
  if (status >= 400 && message === 'captcha_required') {
    throw new Skipped('the server requires a captcha: name another method with --method');
  }
}

/** Requires `condition`. @throws Failure */
export function expect(
  condition: boolean,
  exchange: Exchange,
  expected: string | readonly string[],
  effect?: string,
): void {
  if (!condition) throw failureOf(exchange, expected, effect);
}
