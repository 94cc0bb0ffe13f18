import fc from 'fast-check';
import type { Target } from './target';

/**
 * A case that takes longer each time, in ms of a fast machine, is a finding. It is measured up to five times more, without the
 * time of other programs. On a slower machine the limit is {@link slowFactor} times what {@link referenceWork} takes there.
 */
export const slowMs = 50;

const slowFactor = 4;

/** Work of a fixed size, about 10 ms on a fast machine. Its time tells how fast the machine is now. */
export function referenceWork(): void {
  const numbers = Array.from({ length: 25_000 }, (_, index) => ({ value: (index * 7_919) % 25_013 }));
  JSON.parse(JSON.stringify(numbers.sort((a, b) => a.value - b.value)));
}

/** Cases that are run with one seed. After a finding, the next seed goes on. */
const batchSize = 1_000;

/** A case took too long each time. */
class SlowCaseError extends Error {
  override readonly name = 'SlowCaseError';
  constructor(ms: number) {
    super(`Took ${ms.toFixed(0)} ms`);
  }
}

/** A case changed what all objects have. */
class PollutionError extends Error {
  override readonly name = 'PollutionError';
}

/** The smallest case that broke a rule of its target. */
export interface Finding {
  target: string;
  /** With `seed` and `path`, fast-check repeats the smallest case. */
  seed: number;
  path: string;
  /** The smallest case, as fast-check prints it. */
  example: string;
  error: string;
  stack: string;
}

export interface TargetResult {
  target: Target;
  seeds: readonly [first: number, last: number];
  cases: number;
  ms: number;
  findings: readonly Finding[];
}

const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];
const keysOf = () => shared.map((prototype) => Reflect.ownKeys(prototype).length).join();
const keysAtStart = keysOf();

function timed(check: () => void): number {
  const start = performance.now();
  check();
  return performance.now() - start;
}

/** The time that the process itself has worked, in ms: other programs do not count. */
function worked(check: () => void): number {
  const start = process.cpuUsage();
  check();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function checkCase<Case>(target: Target<Case>, one: Case): void {
  let ms = timed(() => target.check(one));
  let limit = slowMs;
  for (let repeat = 0; repeat < 5 && ms > limit; repeat += 1) {
    ms = Math.min(
      ms,
      worked(() => target.check(one)),
    );
    limit = Math.max(limit, slowFactor * worked(referenceWork));
  }
  if (ms > limit) throw new SlowCaseError(ms);
  if (keysOf() !== keysAtStart) throw new PollutionError('A prototype has another number of properties');
}

/** Findings with the same error at the same line are one. */
const signature = ({ error, stack }: Finding) =>
  error.replace(/[\d"].*$/s, '') + (/\n\s+at .*?\((.*)\)/.exec(stack)?.[1] ?? '');

function printed(example: unknown): string {
  try {
    return fc.stringify(example);
  } catch {
    return 'nested too deep to be printed';
  }
}

function runCases<Case>(target: Target<Case>, seed: number, cases: number) {
  const settings = { seed, numRuns: cases };
  const { checkLater } = target;
  if (!checkLater)
    return fc.check(
      fc.property(target.cases, (one) => checkCase(target, one)),
      settings,
    );
  const property = fc.asyncProperty(target.cases, async (one) => {
    checkCase(target, one);
    await checkLater(one);
  });
  return fc.check(property, settings);
}

async function runBatch<Case>(
  target: Target<Case>,
  seed: number,
  cases: number,
): Promise<Finding | undefined> {
  const details = await runCases(target, seed, cases);
  // Give the code a turn for its work after an answer, and free the memory of these cases.
  await new Promise((resolve) => setImmediate(resolve));
  if (!details.failed) return undefined;
  const error = details.errorInstance as Error;
  return {
    target: target.name,
    seed,
    path: details.counterexamplePath ?? '',
    example: printed(details.counterexample?.[0]),
    error: `${error.name}: ${error.message}`,
    stack: error.stack ?? '',
  };
}

/** Runs a number of cases on a target. The same seed gives the same cases. */
export async function runTarget(
  target: Target,
  { cases, seed }: { cases: number; seed: number },
): Promise<TargetResult> {
  const findings = new Map<string, Finding>();
  const { warn } = console;
  // The widget logs refused data, for developers.
  console.warn = () => {};
  const start = performance.now();
  let done = 0;
  let next = seed;
  for (; done < cases; next += 1) {
    const size = Math.min(batchSize, cases - done);
    const finding = await runBatch(target, next, size);
    if (finding && !findings.has(signature(finding))) findings.set(signature(finding), finding);
    done += size;
  }
  console.warn = warn;
  return {
    target,
    seeds: [seed, next - 1],
    cases: done,
    ms: performance.now() - start,
    findings: [...findings.values()],
  };
}
