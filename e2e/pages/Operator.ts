import { type APIRequestContext, expect } from '@playwright/test';
import type { FaultRule } from '../sandbox/operator/faults';
import type { ledgerReport } from '../sandbox/operator/ledgerReport';
import type { NewPlayer } from '../sandbox/operator/newPlayer';
import type { LoggedRequest } from '../sandbox/operator/requestLog';

export type LedgerReport = ReturnType<typeof ledgerReport>;

/** The operator's side of one test: its player, the faults that meet nobody else, and what arrived. */
export class Operator {
  constructor(
    private readonly request: APIRequestContext,
    /** Marks every request of the test (`X-Sandbox-Scope`). */
    readonly scope: string,
  ) {}

  async signUp(wanted: Partial<NewPlayer> = {}): Promise<Player> {
    const data: NewPlayer = { country: 'nl', currency: 'EUR', ...wanted };
    const { token, user } = await this.post<{ token: string; user: Record<string, unknown> }>(
      'players',
      data,
    );
    return new Player(this, token, user);
  }

  /** Lets requests of this test fail, files and API alike; the rules count only its own requests. */
  async breaks(...rules: FaultRule[]): Promise<void> {
    await this.post('faults', { rules, scope: this.scope });
  }

  async heal(): Promise<void> {
    await this.request.delete('/sandbox/faults', { params: { scope: this.scope } });
  }

  /** What this test asked for, in the order of arrival: files too. */
  async requests(endpoint?: string): Promise<LoggedRequest[]> {
    return this.get('requests', { scope: this.scope, ...(endpoint && { endpoint }) });
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

/** Who is signed in at the host. */
export class Player {
  constructor(
    private readonly operator: Operator,
    readonly token: string,
    /** As the host tells it to the widget. */
    readonly user: Record<string, unknown>,
  ) {}

  ledger = () => this.operator.get<LedgerReport>('ledger', { player: this.token });

  settle = (depositId: string, to: 'PAYED' | 'CANCELED') =>
    this.operator.post(`deposits/${depositId}/settle`, { to });

  renewToken = () => this.operator.post<{ token: string }>('tokens/renew', { token: this.token });

  /** The deposits that exist, whatever became of them, once there are so many. */
  async deposits(count: number): Promise<LedgerReport['deposits']> {
    await expect.poll(async () => (await this.ledger()).deposits.length).toBe(count);
    return (await this.ledger()).deposits;
  }

  /** Waits for the money, then proves that it came once and that the books balance. */
  async expectCreditedOnce(amount: string): Promise<void> {
    await expect.poll(() => this.credits()).toEqual([amount]);
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
