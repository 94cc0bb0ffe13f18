/** One request as it arrived, for tests to look at. */
export interface LoggedRequest {
  at: string;
  path: string;
  endpoint?: string;
  method: string;
  transport: 'http' | 'socket';
  headers: Readonly<Record<string, string | undefined>>;
  payload?: unknown;
  playerId?: string;
  scope?: string;
  /** What was answered; absent while, or where, nothing was. */
  status?: number;
}

const kept = 5000;

/** The last requests, in the order of their arrival. Kept in memory only: they hold what players typed. */
export function createRequestLog() {
  let entries: LoggedRequest[] = [];

  return {
    add(entry: LoggedRequest) {
      entries.push(entry);
      if (entries.length > kept) entries = entries.slice(-kept / 2);
      return entry;
    },
    list: ({ playerId, scope, endpoint }: Partial<LoggedRequest>) =>
      entries.filter(
        (entry) =>
          (playerId === undefined || entry.playerId === playerId) &&
          (scope === undefined || entry.scope === scope) &&
          (endpoint === undefined || entry.endpoint === endpoint),
      ),
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
