/** A call to send, over HTTP or a socket. */
export interface TransportRequest {
  /** The endpoint key, such as `BANKING/deposit-create`. */
  endpoint: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  /** JSON. A GET sends it as the query, without null and undefined. */
  payload: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  /** True if the call must outlive the page. It is then always sent over HTTP. */
  keepalive?: boolean;
}

export interface TransportReply {
  status: number;
  isSuccess: boolean;
  body: unknown;
  /** The server's time of the answer, in ms since the epoch. */
  date?: number;
}

/** Sends calls to the operator's API. */
export interface Transport {
  /** Resolves with any answer. Rejects with `NetworkError` if there is none, or with the signal's reason. */
  request(request: TransportRequest): Promise<TransportReply>;
  /** Subscribes to the server's pushes. Returns an unsubscribe function. A transport without pushes never calls back. */
  onPush(listener: (event: string, data: unknown) => void): () => void;
  /**
   * Calls back when a lost connection is open again, because pushes may have been missed. Returns an unsubscribe function.
   */
  onReconnect(listener: () => void): () => void;
  dispose(): void;
}
