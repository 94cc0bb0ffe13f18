import type { HttpBindings } from '@hono/node-server';
import type { Wait } from '../api/delivery';
import type { Handle } from '../api/handle';
import type { Faults } from '../operator/faults';
import type { Operator } from '../operator/operator';
import type { RequestLog } from '../operator/requestLog';

/** What every group of routes is given. */
export interface Sandbox {
  operator: Operator;
  handle: Handle;
  faults: Faults;
  requests: RequestLog;
  wait: Wait;
  /** Where the built widget lies. */
  distDirectory: string;
  /** Host pages of other origins, which may frame the widget and call the API. */
  allowedOrigins: readonly string[];
}

/** hono's environment: the raw node request, and whether a fault wants the bytes as they are on disk. */
export type Env = { Bindings: HttpBindings; Variables: { isUncompressed?: boolean } };
