/** One call on the wire, the same over HTTP and over a socket. */
export interface TransportRequest {
  /** The endpoint key, such as `BANKING/deposit-create`. */
  endpoint: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  /** JSON; for GET it becomes the query, where null and undefined are skipped. */
  payload: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  /** Outlives the page. Always sent over HTTP. */
  keepalive?: boolean;
}

export interface TransportReply {
  status: number;
  isSuccess: boolean;
  body: unknown;
  /** The server's clock when it answered, in ms since the epoch. */
  date?: number;
}

/** What carries calls to the operator's API. */
export interface Transport {
  /** Resolves with any answer. Rejects with `NetworkError` when there is none, or with the signal's reason. */
  request(request: TransportRequest): Promise<TransportReply>;
  /** Hears what the server pushes, until the returned function is called. A transport without pushes never calls back. */
  onPush(listener: (event: string, data: unknown) => void): () => void;
  /** Calls back when a lost connection is there again: pushes may have been missed meanwhile. Returns the way to stop. */
  onReconnect(listener: () => void): () => void;
  dispose(): void;
}
