import { openBrowserFor } from './browser';
import type { Profile } from './profiles';
import { type Server, serve } from './server';
import type { Target } from './targets';
import { type Sample, visit } from './visit';

/** The samples of every target under one profile. */
export interface Measured {
  profile: Profile;
  samples: Readonly<Record<string, Sample[]>>;
}

interface RoundOptions {
  targets: readonly Target[];
  profiles: readonly Profile[];
  rounds: number;
  log: (line: string) => void;
}

/** Rotates the targets, so that each round starts with a different one. */
const rotate = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/**
 * Visits all targets in each round, with an empty cache each time. An extra round before the first one is not counted. It
 * warms up the browser's own files and the servers' compression.
 */
export async function measure({ targets, profiles, rounds, log }: RoundOptions): Promise<Measured[]> {
  const browser = await openBrowserFor(profiles);
  const servers = new Map<string, Server>();
  /** The target's server for the profile's protocol. */
  const serverOf = async (target: Target, isHttp2 = false) => {
    const key = `${target.name} ${isHttp2}`;
    const server = servers.get(key) ?? (await serve(target.createSite(), isHttp2));
    servers.set(key, server);
    return server;
  };
  try {
    const visited = async (target: Target, profile: Profile) =>
      visit(browser, target, await serverOf(target, profile.isHttp2), profile);

    const measured: Measured[] = [];
    for (const profile of profiles) {
      for (const target of targets) {
        const { isHttp2 } = profile;
        const { missing } = await visited(target, { name: 'warm-up', label: '', cpuSlowdown: 1, isHttp2 });
        if (missing.length > 0) log(`${target.name} requested missing files: ${missing.join(', ')}`);
      }
      const samples: Record<string, Sample[]> = Object.fromEntries(targets.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const target of rotate(targets, round)) {
          samples[target.name]?.push(await visited(target, profile));
        }
        const times = targets.map(({ name }) => `${name} ${samples[name]?.at(-1)?.ready.toFixed(0)}`);
        log(`${profile.name} ${round + 1}/${rounds}: ${times.join(', ')} ms`);
      }
      measured.push({ profile, samples });
    }
    return measured;
  } finally {
    await Promise.all([...servers.values()].map((server) => server.close()));
    await browser.close();
  }
}
