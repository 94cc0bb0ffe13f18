import { test as base, type Page } from '@playwright/test';
import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { type HostMode, HostPage } from '../pages/HostPage';
import { ListPage } from '../pages/ListPage';
import { MessagePage } from '../pages/MessagePage';
import { Operator } from '../pages/Operator';
import { ProviderPage } from '../pages/ProviderPage';
import type { Widget } from '../pages/Widget';

export interface HostChoice {
  /** How the host has the widget. */
  mode: HostMode;
  /** What the host's payload asks for. */
  transport: 'http' | 'socket';
}

interface Fixtures extends HostChoice {
  /** A name of the test's own, carried by each of its requests. */
  scope: string;
  operator: Operator;
  host: HostPage;
  widget: Widget;
  list: ListPage;
  form: DepositFormPage;
  complete: CompletePage;
  message: MessagePage;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
  scope: async ({}, use, { testId, repeatEachIndex, retry }) => use(`${testId}-${repeatEachIndex}-${retry}`),
  extraHTTPHeaders: async ({ scope }, use) => use({ 'x-sandbox-scope': scope }),
  operator: async ({ request, scope }, use) => use(new Operator(request, scope)),
  mode: ['frame', { option: true }],
  transport: ['http', { option: true }],
  host: async ({ page, mode, transport }, use) => use(new HostPage(page, mode, transport)),
  widget: async ({ host }, use) => use(host.widget),
  list: async ({ widget }, use) => use(new ListPage(widget)),
  form: async ({ widget }, use) => use(new DepositFormPage(widget)),
  complete: async ({ widget }, use) => use(new CompletePage(widget)),
  message: async ({ widget }, use) => use(new MessagePage(widget)),
});

/** Does what opens the helper window, and answers with the provider's page in it. */
export async function followToProvider(page: Page, press: () => Promise<void>): Promise<ProviderPage> {
  const [helper] = await Promise.all([page.waitForEvent('popup'), press()]);
  const provider = new ProviderPage(helper);
  await provider.shown();
  return provider;
}

export { expect } from '@playwright/test';
