import { randomUUID } from 'node:crypto';
import { createManualClock } from '../clock';
import type { NewPlayer } from '../operator/newPlayer';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../startSandbox';

/** What tests look into, of any answer: what an answer has not, they do not read. */
interface Body {
  [key: string]: unknown;
  /** The whole body, where it is not JSON. */
  text: string;
  message: string;
  depositId: string;
  data: { code?: string; path?: string; depositAddress?: string };
  apiResponse: { source: string };
  card: { encoded: string };
  methods: { name: string; category?: string; currency?: string[]; network?: { code: string }[] }[];
  deposits: unknown[];
}

interface Answer {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestPlayer {
  token: string;
  user: { id: string };
  /** Calls an endpoint as the widget would, with a key of its own unless one is named. */
  call(
    endpoint: string,
    payload: unknown,
    options?: { key?: string; headers?: Record<string, string> },
  ): Promise<Answer>;
}

const keyed = /create|prepare|continue|complete/;

/** A sandbox on a free port whose time stands still until the test moves it. */
export async function openSandbox(options: SandboxOptions = {}) {
  const clock = createManualClock();
  const sandbox: RunningSandbox = await startSandbox({ clock, ...options });

  async function request(path: string, init?: RequestInit): Promise<Answer> {
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
        const all = {
          Authorization: `Bearer ${token}`,
          ...((key ?? keyed.test(endpoint)) && { 'Idempotency-Key': key ?? randomUUID() }),
          ...headers,
        };
        return post(`/api/${endpoint}`, payload, all);
      },
    };
  }

  const ledger = async ({ token }: TestPlayer) => (await request(`/sandbox/ledger?player=${token}`)).body;

  return { ...sandbox, clock, request, post, signIn, ledger };
}

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** A creation payload that the sandbox accepts for `picpay`. */
export const picpay = (amount: number, more: Record<string, unknown> = {}) => ({
  paymentType: 'picpay',
  amount,
  currency: 'BRL',
  fields: { cpf: '52998224725' },
  isActivatedBonus: false,
  selectedCountry: 'br',
  ...more,
});
