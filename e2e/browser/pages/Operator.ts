import type { FaultRule } from '@paywidget/operator/sandbox/faults';
import type { ledgerReport } from '@paywidget/operator/sandbox/ledgerReport';
import type { NewPlayer } from '@paywidget/operator/sandbox/newPlayer';
import type { LoggedRequest } from '@paywidget/operator/sandbox/requestLog';
import { type APIRequestContext, expect } from '@playwright/test';

export type LedgerReport = ReturnType<typeof ledgerReport>;

/** The operator's side of a test: its players, its faults, and the requests that the sandbox received from it. */
export class Operator {
  constructor(
    private readonly request: APIRequestContext,
    /** Marks every request of the test (`X-Sandbox-Scope`). */
    readonly scope: string,
  ) {}

  /** Creates a player. Unless `fields` say otherwise, they are Dutch, pay in EUR and read English. */
  async signUp(fields: Partial<NewPlayer> = {}): Promise<Player> {
    const data: NewPlayer = { country: 'nl', currency: 'EUR', lang: 'en', ...fields };
    const { token, user } = await this.post<{ token: string; user: Record<string, unknown> }>(
      'players',
      data,
    );
    return new Player(this, token, user);
  }

  /** Makes requests of this test fail, for files and for the API. The rules affect and count only this test's requests. */
  async addFaults(...rules: FaultRule[]): Promise<void> {
    await this.post('faults', { rules, scope: this.scope });
  }

  async clearFaults(): Promise<void> {
    await this.request.delete('/sandbox/faults', { params: { scope: this.scope } });
  }

  /** The requests of this test in order of arrival, for files and for the API. */
  async requests(endpoint?: string): Promise<LoggedRequest[]> {
    return this.get('requests', { scope: this.scope, ...(endpoint && { endpoint }) });
  }

  /**
   * Checks that all requests to an endpoint had the same idempotency key and body, so that the server handles them once.
   * Leave `count` out where connections break: a browser sends a request again by itself if its kept-alive connection
   * breaks before any answer.
   */
  async expectOneCall(endpoint: string, count?: number): Promise<void> {
    const calls = await this.requests(endpoint);
    if (count !== undefined) expect(calls).toHaveLength(count);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(calls.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
  }

  async get<Answer>(path: string, params: Record<string, string> = {}): Promise<Answer> {
    const response = await this.request.get(`/sandbox/${path}`, { params });
    expect(response.ok(), `GET ${path}`).toBe(true);
    return response.json();
  }

  async post<Answer>(path: string, data: unknown): Promise<Answer> {
    const response = await this.request.post(`/sandbox/${path}`, { data });
    expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  }
}

/** The player who is signed in at the host. */
export class Player {
  constructor(
    private readonly operator: Operator,
    readonly token: string,
    /** The player's data as the host passes it to the widget. */
    readonly user: Record<string, unknown>,
  ) {}

  ledger = () => this.operator.get<LedgerReport>('ledger', { player: this.token });

  /** Waits for the player's only deposit and gives it its final status on the operator's side. */
  async finishDeposit(to: 'PAYED' | 'CANCELED'): Promise<void> {
    const [deposit] = await this.deposits(1);
    await this.operator.post(`deposits/${deposit?.id}/settle`, { to });
  }

  /** Gives the player's payments at once the statuses that the sandbox would give them later. */
  hurry = () => this.operator.post('hurry', { player: this.token });

  renewToken = () => this.operator.post<{ token: string }>('tokens/renew', { token: this.token });

  /** Waits until the player has `count` deposits, in any status, and returns them. */
  async deposits(count: number): Promise<LedgerReport['deposits']> {
    await expect.poll(async () => (await this.ledger()).deposits.length).toBe(count);
    return (await this.ledger()).deposits;
  }

  /** Waits for the credit, which the sandbox makes at once, then checks that it was made once and that the ledger balances. */
  async expectCreditedOnce(amount: string): Promise<void> {
    await expect.poll(() => this.hurry().then(() => this.credits())).toEqual([amount]);
    const report = await this.ledger();
    expect(report).toMatchObject({ isBalanced: true, creditedTwice: [], suspectedDoubles: [] });
  }

  async expectNothingCredited(): Promise<void> {
    expect(await this.credits()).toEqual([]);
  }

  private async credits(): Promise<string[]> {
    const { entries, player } = await this.ledger();
    return entries
      .filter(({ account, reason }) => account.startsWith(`player:${player}`) && reason === 'deposit')
      .map(({ amount }) => amount);
  }
}
