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

const mostIssues = 8;

function listed(issues: readonly string[]): string[] {
  const more = issues.length - mostIssues;
  return more > 0 ? [...issues.slice(0, mostIssues), `… and ${more} more`] : [...issues];
}

const isJson = ({ headers }: Exchange) =>
  /^application\/(\w+\+)?json\b/.test(headers?.get('content-type') ?? '');

/** @throws Failure unless the call succeeded. */
export function requireSuccess(exchange: Exchange): void {
  const { status, headers } = exchange;
  if (exchange.isSuccess) return;
  const location = headers?.get('location');
  throw failureOf(exchange, location ? `2xx, not ${status} to ${location}` : '2xx');
}

/** @throws Failure unless the body is JSON and says so; a call whose answer says nothing may have no body. */
function requireJson(exchange: Exchange): void {
  const so = 'The widget finds no data in the answer';
  if (exchange.body === undefined) throw failureOf(exchange, 'a body of JSON', so);
  if (exchange.headers && !isJson(exchange)) {
    const type = exchange.headers.get('content-type') ?? 'none';
    throw failureOf(exchange, `Content-Type: application/json, not ${type}`);
  }
}

/** Many rows look at one list, which takes a while to read. */
const readings = new WeakMap<Exchange, unknown>();

/** The answer as the widget reads it, broken parts left out. @throws Skipped where it cannot. */
export function widgetsReading<E extends Endpoint>(endpoint: E, exchange: Exchange): ResponseOf<E> {
  if (readings.has(exchange)) return readings.get(exchange) as ResponseOf<E>;
  try {
    if (!exchange.isSuccess) throw new ContractError(endpoint.key, '', String(exchange.status));
    const { data } = parseAnswer(endpoint, exchange.body);
    readings.set(exchange, data);
    return data;
  } catch (error) {
    // What is wrong with it is said by the row that is about this answer.
    if (!(error instanceof ContractError)) throw error;
    throw new Skipped(`${endpoint.key} could not be read: ${exchange.status}`);
  }
}

/** Reads the answer of a call by the widget's own schema, every part of it. @throws Failure */
export function readAnswer<E extends Endpoint>(endpoint: E, exchange: Exchange): ResponseOf<E> {
  requireSuccess(exchange);
  const saysNothing = endpoint.response.safeParse(undefined).success;
  if (!(saysNothing && exchange.text.trim() === '')) requireJson(exchange);
  const issues = issuesOf(endpoint.response, exchange.body);
  if (issues.length > 0) {
    throw failureOf(exchange, listed(issues), consequenceOf(endpoint.key, endpoint.response, exchange.body));
  }
  return widgetsReading(endpoint, exchange);
}

interface Refusal {
  /** Absent, any 4xx but those that mean something else. */
  status?: number;
  /** What follows where the call succeeds. */
  so?: string;
}

/** Statuses that are about the caller or about an earlier send, and no word on what was asked (decisions, section 6). */
const otherMeanings = [401, 408, 409, 425, 429];

/** @throws Failure unless the call is refused, with a body as the contract has it. */
export function requireRefusal(exchange: Exchange, { status, so }: Refusal = {}): void {
  const isWanted = status
    ? exchange.status === status
    : exchange.status >= 400 && exchange.status < 500 && !otherMeanings.includes(exchange.status);
  if (!isWanted) {
    const isUnknown =
      exchange.status >= 500 && 'The outcome counts as unknown: the player is told not to pay again';
    const consequence = exchange.isSuccess ? so : isUnknown || undefined;
    throw failureOf(exchange, status ? String(status) : 'a refusal: 4xx, with the reason', consequence);
  }
  requireJson(exchange);
  const issues = issuesOf(ErrorBody, exchange.body);
  if (issues.length > 0) throw failureOf(exchange, listed(issues), 'The widget shows the generic error');
}

/** @throws Skipped where the server wants a captcha, which only a player can solve. */
export function skipForCaptcha({ status, body }: Exchange): void {
  const { message } = (body ?? {}) as { message?: unknown };
  if (status >= 400 && message === 'captcha_required') {
    throw new Skipped('the server asks for a captcha: name another method with --method');
  }
}

/** @throws Failure unless `holds`. */
export function expect(
  holds: boolean,
  exchange: Exchange,
  wants: string | readonly string[],
  so?: string,
): void {
  if (!holds) throw failureOf(exchange, wants, so);
}
