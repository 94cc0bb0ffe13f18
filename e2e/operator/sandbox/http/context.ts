import type { HttpBindings } from '@hono/node-server';
import type { Wait } from '../api/delivery';
import type { Handle } from '../api/handle';
import type { Faults } from '../operator/faults';
import type { Operator } from '../operator/operator';
import type { RequestLog } from '../operator/requestLog';
import type { Violations } from './violations';

/** The parts of the sandbox that all groups of routes use. */
export interface Sandbox {
  operator: Operator;
  handle: Handle;
  faults: Faults;
  requests: RequestLog;
  violations: Violations;
  wait: Wait;
  /** The folder with the built widget. */
  distDirectory: string;
  /** Other origins whose pages may frame the widget and call the API. */
  allowedOrigins: readonly string[];
}

/**
 * Hono's environment: the Node request and response, and `isWhole`: files are then sent uncompressed, and also to a browser that
 * has them in its cache.
 */
export type Env = { Bindings: HttpBindings; Variables: { isWhole?: boolean } };
