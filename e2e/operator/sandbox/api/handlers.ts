import { sendMetrics } from '@paywidget/shared/contract';
import { depositHandlers } from './depositHandlers';
import { defineHandler, type EndpointHandler } from './endpointHandler';
import { methodHandlers } from './methodHandlers';
import { peerToPeerHandlers } from './peerToPeerHandlers';
import { sweepstakeHandlers } from './sweepstakeHandlers';
import { withdrawalHandlers } from './withdrawalHandlers';

/** Handlers of all endpoints, by endpoint key. */
export const handlers = new Map<string, EndpointHandler>(
  [
    ...methodHandlers,
    ...depositHandlers,
    ...peerToPeerHandlers,
    ...sweepstakeHandlers,
    ...withdrawalHandlers,
    // Metrics are only recorded in the request log.
    defineHandler(sendMetrics, () => undefined),
  ].map((handler) => [handler.endpoint.key, handler]),
);
