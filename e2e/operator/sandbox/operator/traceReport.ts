import { ApiError } from './apiError';
import type { Operator } from './operator';
import type { LoggedRequest, RequestLog } from './requestLog';

/** The ids in a `traceparent`. See https://www.w3.org/TR/trace-context/. */
const traceparentForm = /^00-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-[0-9a-f]{2}$/;

const idsOf = ({ headers }: LoggedRequest) => traceparentForm.exec(headers.traceparent ?? '')?.groups;

/**
 * Returns all parts of a trace: its calls, the payments that they created, and the ledger entries of these payments.
 * @throws ApiError 404 if no call had this trace
 */
export function traceReport(
  { deposits, withdrawals, ledger }: Operator,
  requests: RequestLog,
  traceId: string,
) {
  const calls = requests.list({}).filter((request) => idsOf(request)?.trace === traceId);
  if (calls.length === 0) throw new ApiError(404, 'No call had this trace');
  const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']).filter(Boolean));
  const players = [...new Set(calls.map(({ playerId }) => playerId))].filter((id) => id !== undefined);
  const ofTrace = <Payment extends { id: string; idempotencyKey: string | null }>(payments: Payment[]) =>
    payments.filter(({ idempotencyKey }) => idempotencyKey !== null && keys.has(idempotencyKey));
  const created = {
    deposits: ofTrace(players.flatMap((player) => deposits.ofPlayer(player))),
    withdrawals: ofTrace(players.flatMap((player) => withdrawals.ofPlayer(player))),
  };
  const subjects = new Set([...created.deposits, ...created.withdrawals].map(({ id }) => id));
  return {
    traceId,
    calls: calls.map((call) => ({
      at: call.at,
      spanId: idsOf(call)?.span,
      endpoint: call.endpoint,
      transport: call.transport,
      status: call.status ?? null,
    })),
    deposits: created.deposits.map(({ id, method, status }) => ({ id, method, status })),
    withdrawals: created.withdrawals.map(({ id, method, status }) => ({ id, method, status })),
    entries: players
      .flatMap((player) => ledger.entriesOf(player))
      .filter(({ subject }) => subjects.has(subject)),
  };
}
