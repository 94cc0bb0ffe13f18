import { randomUUID } from 'node:crypto';
import { createManualClock } from '../../ledger/clock';
import type { NewPlayer } from '../operator/newPlayer';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../startSandbox';

/** The members of response bodies that tests read. A response has only some of them. */
interface Body {
  [key: string]: unknown;
  /** The whole body if it is not JSON. */
  text: string;
  message: string;
  depositId: string;
  data: { code?: string; path?: string; depositAddress?: string };
  apiResponse: { source: string };
  card: { encoded: string };
  methods: { name: string; category?: string; currency?: string[]; network?: { code: string }[] }[];
  deposits: unknown[];
}

interface TestResponse {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestPlayer {
  token: string;
  user: { id: string };
  /**
   * Calls an endpoint as the widget does. Endpoints that need an idempotency key get a new one unless `key` is given.
   */
  call(
    endpoint: string,
    payload: unknown,
    options?: { key?: string; headers?: Record<string, string> },
  ): Promise<TestResponse>;
}

const idempotentEndpoint = /create|prepare|continue|complete/;

/** Starts a sandbox on a free port with a manual clock. */
export async function openSandbox(options: SandboxOptions = {}) {
  const clock = createManualClock();
  const sandbox: RunningSandbox = await startSandbox({ clock, variesForms: false, ...options });

  async function request(path: string, init?: RequestInit): Promise<TestResponse> {
    const response = await fetch(sandbox.url + path, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { text },
    };
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function signIn(player: Partial<NewPlayer> = {}): Promise<TestPlayer> {
    const { body } = await post('/sandbox/players', { country: 'br', currency: 'BRL', ...player });
    const { token, user } = body as unknown as Pick<TestPlayer, 'token' | 'user'>;
    return {
      token,
      user,
      call(endpoint, payload, { key, headers } = {}) {
        const allHeaders = {
          Authorization: `Bearer ${token}`,
          ...((key ?? idempotentEndpoint.test(endpoint)) && { 'Idempotency-Key': key ?? randomUUID() }),
          ...headers,
        };
        return post(`/api/${endpoint}`, payload, allHeaders);
      },
    };
  }

  const ledger = async ({ token }: TestPlayer) => (await request(`/sandbox/ledger?player=${token}`)).body;

  return { ...sandbox, clock, request, post, signIn, ledger };
}

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Returns a valid deposit request for the method `picpay`. */
export const picpay = (amount: number, more: Record<string, unknown> = {}) => ({
  paymentType: 'picpay',
  amount,
  currency: 'BRL',
  fields: { cpf: '52998224725' },
  isActivatedBonus: false,
  selectedCountry: 'br',
  ...more,
});
