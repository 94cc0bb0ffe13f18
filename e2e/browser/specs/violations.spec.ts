import type { Violation } from '@paywidget/operator/sandbox/violations';
import { expect, test } from '../fixtures/test';

test('what the page’s policy refuses is reported to the operator', async ({ page, openList, operator }) => {
  const blocked = 'https://evil.example/x.js';
  await page.route(/\/paywidget\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body>', `<body><script src="${blocked}"></script>`);
    await route.fulfill({ response, body });
  });
  await openList();
  // The page's meta tag and the header both refuse the script. Only the header asks for a report.
  await expect
    .poll(() => operator.get<Violation[]>('violations', { scope: operator.scope }))
    .toEqual([
      expect.objectContaining({
        type: 'csp-violation',
        page: expect.stringContaining('/paywidget/'),
        rule: 'script-src-elem',
        blocked,
      }),
    ]);
});
