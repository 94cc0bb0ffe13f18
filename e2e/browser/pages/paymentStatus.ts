import { expect } from '@playwright/test';
import { timeoutMs } from './timeout';
import type { Widget } from './Widget';

export type PaymentStatus = 'waiting' | 'accepted' | 'processed' | 'mistaked';

/**
 * Waits until the widget shows the status of a payment. The sandbox gives a final one to the test's payments at once, so
 * that no test waits for its provider or its banks. `timeout` is in ms.
 */
export async function expectPaymentStatus(
  widget: Widget,
  status: PaymentStatus,
  timeout = timeoutMs,
): Promise<void> {
  const shown = widget.locator('[data-status]');
  if (status === 'waiting' || status === 'accepted')
    return expect(shown).toHaveAttribute('data-status', status, { timeout });
  // A payment may reach the operator while the test looks.
  await expect(async () => {
    await widget.page.request.post('/sandbox/hurry', { data: {} });
    await expect(shown).toHaveAttribute('data-status', status, { timeout: 500 });
  }).toPass({ timeout, intervals: [0] });
}
