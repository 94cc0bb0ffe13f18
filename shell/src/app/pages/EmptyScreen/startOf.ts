import { type FlowName, startRoute } from '@paywidget/shared/navigation/routes';

/** The list that turned out empty, by the `transaction` of the query; the deposit's where it names none. */
export function startOf(flow: FlowName, transaction: string | null): string {
  return startRoute(flow, transaction === 'withdrawal' ? 'withdrawal' : 'deposit').name;
}
