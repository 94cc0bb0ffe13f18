/** One received request. */
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
  /** Status of the response. Absent until, or if never, a response is sent. */
  status?: number;
}

const maxEntries = 5000;

/** Stores the last requests in the order of arrival. Keeps them in memory only, because they contain player input. */
export function createRequestLog() {
  let entries: LoggedRequest[] = [];

  return {
    /** Adds a request and returns its entry, whose `status` can be set later. */
    add(entry: LoggedRequest) {
      entries.push(entry);
      if (entries.length > maxEntries) entries = entries.slice(-maxEntries / 2);
      return entry;
    },
    /** Returns the requests with the given player, scope and endpoint. */
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
