/** The speed of the visitor's connection and machine. */
export interface Profile {
  name: string;
  label: string;
  /** The factor by which the processor is slowed down. */
  cpuSlowdown: number;
  /** The connection's limits; undefined for no limits. */
  line?: { downBitsPerSecond: number; upBitsPerSecond: number; roundTripMs: number };
  /** Serves over HTTP/2 with TLS. Default: HTTP/1.1. */
  isHttp2?: boolean;
}

const slow4g = {
  cpuSlowdown: 4,
  line: { downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, roundTripMs: 150 },
};

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
    ...slow4g,
  },
  {
    name: 'slow-4g-http2',
    label: 'Slow 4G, CPU ×4, HTTP/2 over TLS',
    ...slow4g,
    isHttp2: true,
  },
];
