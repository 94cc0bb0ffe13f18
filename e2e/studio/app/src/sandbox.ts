import type { demoCatalogue } from '@paywidget/operator/sandbox/demoCatalogue';
import type { FaultRule } from '@paywidget/operator/sandbox/faults';
import type { ledgerReport } from '@paywidget/operator/sandbox/ledgerReport';
import type { LoggedRequest } from '@paywidget/operator/sandbox/requestLog';

export type Catalogue = ReturnType<typeof demoCatalogue>;
export type LedgerReport = ReturnType<typeof ledgerReport>;
export type { FaultRule, LoggedRequest };

/** A signed-in player, and the data that a host passes to the widget. */
export interface Session {
  token: string;
  user: Readonly<Record<string, unknown>>;
}

export interface NewPlayer {
  country: string;
  currency: string;
  lang: string;
  platform: string;
  view: string;
  balance?: { additional: number };
}

/** The control API of a sandbox. See docs/guides/sandbox.md. */
export interface Sandbox {
  catalogue: Catalogue;
  signIn(player: NewPlayer): Promise<Session>;
  /** The player's data now. Rejects if the sandbox does not know the token. */
  user(token: string): Promise<Session['user']>;
  renew(token: string): Promise<Session>;
  revoke(token: string): Promise<void>;
  ledger(token: string): Promise<LedgerReport>;
  requests(token: string, endpoint: string): Promise<LoggedRequest[]>;
  settle(kind: 'deposit' | 'withdrawal', id: string, to: 'PAYED' | 'CANCELED'): Promise<void>;
  sendCoins(id: string, coins: { speed: number; amount?: string }): Promise<void>;
  /** The address of a page of the sandbox, such as the provider's. */
  address(path: string): string;
  /** Adds faults for a player, or for the requests of a scope. */
  addFaults(rules: readonly FaultRule[], owner: { player: string } | { scope: string }): Promise<void>;
  clearFaults(owner: { player: string } | { scope: string }): Promise<void>;
  /** Calls the listener for each push to the player and each message of the host's server. Returns an unsubscribe function. */
  subscribe(token: string, listener: (type: string, payload: unknown) => void): () => void;
}

const pushes = ['deposit.status', 'withdrawal.status', 'login.token'];

/** Finds the sandbox at an origin. Returns undefined if there is none: the studio then is served as static files. */
export async function findSandbox(origin: string): Promise<Sandbox | undefined> {
  const at = (path: string) => new URL(path, origin).href;

  async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(at(`/sandbox/${path}`), init);
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`);
    return answer;
  }
  const post = <Answer>(path: string, body: unknown) =>
    call<Answer>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const of = (token: string) => `player=${encodeURIComponent(token)}`;

  const catalogue = await call<Catalogue>('catalogue').catch(() => undefined);
  if (!catalogue) return undefined;
  return {
    catalogue,
    signIn: ({ view, ...player }) => post('players', { ...player, widgetViewType: view }),
    user: (token) => call(`user?${of(token)}`),
    renew: (token) => post('tokens/renew', { token }),
    revoke: (token) => post('tokens/revoke', { token }),
    ledger: (token) => call(`ledger?${of(token)}`),
    requests: (token, endpoint) => call(`requests?${of(token)}&endpoint=${encodeURIComponent(endpoint)}`),
    settle: (kind, id, to) => post(`${kind}s/${id}/settle`, { to }),
    sendCoins: (id, coins) => post(`deposits/${id}/transaction`, coins),
    address: at,
    addFaults: (rules, owner) => post('faults', { rules, ...owner }),
    clearFaults: (owner) => call(`faults?${new URLSearchParams(owner)}`, { method: 'DELETE' }),
    subscribe(token, listener) {
      const source = new EventSource(at(`/sandbox/events?${of(token)}`));
      for (const type of pushes) {
        source.addEventListener(type, ({ data }) => listener(type, JSON.parse(data)));
      }
      source.addEventListener('host', ({ data }) => {
        const { type, payload } = JSON.parse(data);
        listener(type, payload);
      });
      return () => source.close();
    },
  };
}
