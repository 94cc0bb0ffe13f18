import { sendMetrics } from '@paywidget/shared/contract';
import { handles } from './endpointHandler';

/** Measurements are looked at in the list of requests. */
export const metricHandlers = [handles(sendMetrics, () => undefined)];
