import { brazilian, expect, test } from '../fixtures/test';
import type { Widget } from '../pages/Widget';

// By default, Playwright hides scrollbars.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
  viewport: { width: 390, height: 560 },
});

/** The edges of the form's fields and of the primary button, and the width of the scrollbar between them and the window. */
const edgesOf = (widget: Widget) =>
  widget.screen.evaluate((screen) => {
    const edges = (element: Element | null | undefined) => {
      const { left, right } = element?.getBoundingClientRect() ?? { left: Number.NaN, right: Number.NaN };
      return { left: Math.round(left), right: Math.round(right) };
    };
    const content = screen.querySelector('[data-screen-content]');
    const scroller = content?.parentElement as HTMLElement;
    return {
      field: edges(content?.querySelector('[data-field]')),
      button: edges(screen.querySelector('[data-action="submit"]')),
      scrollbar: scroller.offsetWidth - scroller.clientWidth,
      doesScroll: scroller.scrollHeight > scroller.clientHeight,
    };
  });

for (const lang of ['en', 'ar']) {
  for (const [width, height] of [
    [390, 560],
    [390, 1200],
    [1280, 589],
  ] as const) {
    test(`the form and its footer have the same edges beside a scrollbar: ${lang}, ${width} × ${height}`, async ({
      openForm,
      page,
      widget,
      form,
    }) => {
      await page.setViewportSize({ width, height });
      await openForm('pix_key', { player: { ...brazilian, lang } });
      await expect(form.amount).toBeEditable();
      const { field, button, scrollbar, doesScroll } = await edgesOf(widget);
      expect(doesScroll, 'the form is higher than a low window').toBe(height < 600);
      expect(scrollbar, 'the scrollbar takes room').toBeGreaterThan(8);
      expect(button).toEqual(field);
    });
  }
}

test('a scrollbar has the colours of the dark theme', async ({ openForm, widget }) => {
  await openForm('pix_key', { player: brazilian, theme: 'dark' });
  const scroller = widget.locator('[data-screen-content]').locator('..');
  await expect(scroller).toHaveCSS('color-scheme', 'dark');
  await expect(scroller).toHaveCSS('scrollbar-color', /rgb\(108, 122, 146\)/);
});
