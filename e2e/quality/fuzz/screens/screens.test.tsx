import { parseWire } from '@paywidget/shared/contract';
import { DepositResponse, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { defineFlow, type FlowScreenEntry } from '@paywidget/shared/navigation';
import { type FlowName, routeNamed, type ScreenName } from '@paywidget/shared/navigation/routes';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { createScene, placesOf, type ScreenState, screenStates } from '@paywidget/studio/states';
import { act, cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import mfCrypto from '../../../../mf-crypto/src/routes';
import mfDeposit from '../../../../mf-deposit/src/routes';
import mfP2p from '../../../../mf-p2p/src/routes';
import mfSweepstake from '../../../../mf-sweepstake/src/routes';
import mfWithdrawal from '../../../../mf-withdrawal/src/routes';
import { mutatedJson } from '../values/mutations';
import { pushes } from '../values/samples';
import { enriched, type Wire } from './enriched';

const entries: Partial<Record<ScreenName, FlowScreenEntry>> = {
  ...mfDeposit.screens,
  ...mfWithdrawal.screens,
  ...mfCrypto.screens,
  ...mfP2p.screens,
  ...mfSweepstake.screens,
};
const screens: Partial<Record<ScreenName, { component: ComponentType }>> = {};

beforeAll(async () => {
  // jsdom has none. All values here are JSON.
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
  configure({ asyncUtilTimeout: 50 });
  for (const [name, entry] of Object.entries(entries))
    screens[name as ScreenName] = { component: 'component' in entry ? entry.component : await entry.load() };
  await Promise.all([
    import('@paywidget/shared/deposit'),
    import('@paywidget/shared/bonus'),
    import('@paywidget/shared/withdrawal'),
    import('@paywidget/shared/withdrawal/review'),
  ]);
});

/** `FUZZ_SEED=7 FUZZ_ROUNDS=40 npx jest -c .config/jest.config.mjs e2e/quality/fuzz/screens` runs more, or repeats a run. */
const { FUZZ_SEED, FUZZ_ROUNDS = '1' } = process.env;
const firstSeed = Number(FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 20));
const seeds = Array.from({ length: Number(FUZZ_ROUNDS) }, (_, round) => firstSeed + round);

const rows = screenStates
  .filter(({ kind, screen }) => kind === undefined && screen in entries)
  .flatMap((state) =>
    placesOf(state)
      .slice(0, 1)
      .map(({ flow }) => [state.screen, state.state, flow, state] as const),
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'open').mockReturnValue(null);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const advance = (ms = 500) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Changes values, each time in another way. The same seed gives the same changes. */
function createMutator(seed: number) {
  let count = 0;
  const sent: unknown[] = [];
  return {
    sent,
    mutate(value: unknown): unknown {
      count += 1;
      const [changed] = fc.sample(mutatedJson(value), {
        seed: (seed * 7_919 + count * 104_729) % 2 ** 31,
        numRuns: 1,
      });
      sent.push(changed);
      return changed;
    },
  };
}
type Mutate = ReturnType<typeof createMutator>['mutate'];

/** The states read created deposits with `parse`. Until the returned function is called, they get changed ones. */
function mutateDeposits(mutate: Mutate): () => void {
  const schemas = [DepositResponse, PeerToPeerDeposit];
  for (const schema of schemas) {
    const value = (wire: Wire) => {
      try {
        return parseWire('deposit', schema, mutate(enriched(wire))).data;
      } catch {
        return parseWire('deposit', schema, wire).data;
      }
    };
    Object.defineProperty(schema, 'parse', { configurable: true, value });
  }
  return () => {
    for (const schema of schemas) Reflect.deleteProperty(schema, 'parse');
  };
}

async function open(state: ScreenState, flow: FlowName, seed: number) {
  const { mutate, sent } = createMutator(seed);
  const restore = mutateDeposits(mutate);
  const { server, store } = createScene(state, { flow, closingButton: true });
  restore();
  const { request } = server;
  server.request = async (call) => {
    const reply = await request(call);
    return reply.isSuccess && typeof reply.body === 'object' ? { ...reply, body: mutate(reply.body) } : reply;
  };
  const rendered = renderScreen(defineFlow(screens), {
    at: routeNamed(flow, state.screen)?.name ?? state.screen,
    flow,
    choice: state.choice,
    query: state.query,
    server,
    store,
  });
  await advance();
  for (const { type, payload } of pushes) await act(async () => server.push(type, mutate(payload)));
  // With other answers, the button that the player would press may be missing.
  await Promise.resolve(state.steps?.(rendered.user)).catch(() => {});
  await advance(1_000);
  return { thrown: rendered.thrown(), sent };
}

/** The error that a screen may throw to show the error page: the whole answer breaks the contract. */
const isDeclared = (error: unknown): boolean =>
  error instanceof Error &&
  (['ContractError', 'ResponseError'].includes(error.name) || isDeclared(error.cause));

test.each(rows)(
  'the screen %s shows changed answers, or the error page for what breaks the contract: %s (flow %s)',
  async (_, __, flow, state) => {
    for (const seed of seeds) {
      sessionStorage.clear();
      const { thrown, sent } = await open(state, flow, seed);
      cleanup();
      if (thrown === undefined || isDeclared(thrown)) continue;
      throw new Error(`FUZZ_SEED=${seed}: ${(thrown as Error).stack}\n${JSON.stringify(sent)}`);
    }
  },
  20_000 * seeds.length,
);
