import { expect, test } from './test';

/** The script without which React cannot take the list over. */
const reactScript = /\/static\/shell\/[^/]+\/app\.[^/]+\.js$/;

/** Returns each element of a tree as text: its name, its attributes in order of their names, and its own texts. */
const treeOf = (root: Element) =>
  [root, ...root.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    const texts = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent] : []));
    return [element.tagName, ...attributes, ...texts].join(' ');
  });

test('the list is drawn before React has loaded, as React draws it', async ({ openWidget, page, widget, operator }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(reactScript, async (route) => {
    await isReleased;
    await route.continue();
  });
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text()));
  await operator.addFaults({ match: { endpoint: 'BANKING/methods-country-selector-v2' }, action: 'delay', ms: 60_000 });
  await openWidget();
  await expect(widget.locator('[data-method]').first()).toBeVisible();
  const early = await widget.container.evaluate(treeOf);
  const tile = widget.locator('[data-method]').first();
  await tile.evaluate((element) => Object.assign(element, { isEarly: true }));
  release();
  await expect(widget.locator('[role=search], [type=search]').first()).toBeVisible();
  expect(await tile.evaluate((element) => 'isEarly' in element)).toBe(true);
  const later = await widget.container.evaluate(treeOf);
  console.log(early.length, later.length);
});
