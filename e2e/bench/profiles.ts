/** The speed of the visitor's connection and machine. */
export interface Profile {
  name: string;
  label: string;
  /** The factor by which the processor is slowed down. */
  cpuSlowdown: number;
  /** The connection's limits; undefined for no limits. */
  line?: { downBitsPerSecond: number; upBitsPerSecond: number; roundTripMs: number };
}

export const profiles: readonly Profile[] = [
  { name: 'unthrottled', label: 'Unthrottled', cpuSlowdown: 1 },
  {
    name: 'fast-4g',
    label: 'Fast 4G (8.1 Mbit/s down, 1.35 Mbit/s up, 165 ms a request), CPU ×2',
    cpuSlowdown: 2,
    line: { downBitsPerSecond: 8_100_000, upBitsPerSecond: 1_350_000, roundTripMs: 165 },
  },
  {
    name: 'slow-4g',
    label: 'Slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms a request), CPU ×4',
    cpuSlowdown: 4,
    line: { downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, roundTripMs: 150 },
  },
];
