import { depositHandlers } from './depositHandlers';
import type { EndpointHandler } from './endpointHandler';
import { methodHandlers } from './methodHandlers';
import { metricHandlers } from './metricHandlers';
import { peerToPeerHandlers } from './peerToPeerHandlers';
import { sweepstakeHandlers } from './sweepstakeHandlers';
import { withdrawalHandlers } from './withdrawalHandlers';

/** Who answers what, by the endpoint's key. */
export const handlers = new Map<string, EndpointHandler>(
  [
    ...methodHandlers,
    ...depositHandlers,
    ...peerToPeerHandlers,
    ...sweepstakeHandlers,
    ...withdrawalHandlers,
    ...metricHandlers,
  ].map((handler) => [handler.endpoint.key, handler]),
);
