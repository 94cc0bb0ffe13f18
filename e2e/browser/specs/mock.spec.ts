import type { AddressInfo } from 'node:net';
import { createMock } from '@paywidget/operator/mock/createMock';
import { readOperations } from '@paywidget/operator/mock/readOperations';
import { expect, test } from '../fixtures/test';

test('the widget shows the list and completes a deposit against the mock of the API', async ({
  page,
  openList,
  widget,
  list,
  form,
  complete,
}) => {
  const mock = createMock({ operations: readOperations() }).listen(0, '127.0.0.1');
  await new Promise((resolve) => mock.once('listening', resolve));
  const { port } = mock.address() as AddressInfo;
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` }),
    });
  });
  try {
    await openList();
    await expect(widget.locator('[data-method]')).toHaveCount(2);
    await list.choose('bank_transfer');
    await form.pay('25');
    await widget.expectScreen('deposit.host-to-host');
    await expect(widget.locator('[data-requisite="iban"]')).toContainText('NL91');
    await widget.action('paid').click();
    await complete.expectStatus('processed');
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    mock.closeAllConnections();
    mock.close();
  }
});
