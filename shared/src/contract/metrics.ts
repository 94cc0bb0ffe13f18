import * as z from 'zod/mini';
import { defineEndpoint } from './wire/endpoint';
import { Nothing } from './wire/fieldSchemas';

/** A measurement: its time and its value, both in seconds. */
export const Metric = z.strictObject({ key: z.string(), timestamp: z.number(), value: z.number() });
export type Metric = z.infer<typeof Metric>;

export const sendMetrics = defineEndpoint('METRIC_EVENTS_HANDLER/events', {
  request: z.strictObject({ events: z.array(Metric) }),
  response: Nothing,
});
