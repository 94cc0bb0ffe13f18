import { colourPairs, paletteOf, presets, toHex } from '@paywidget/shared/theme';
import type { Page } from '@playwright/test';
import { differenceEuclidean, parse, wcagContrast } from 'culori';
import { brazilian, expect, test } from '../fixtures/test';
import { Colours, clipped } from '../pages/Colours';

/** Accents of brands, and colours at random: the same ones in each run. */
const accents = [
  ...['#000000', '#ffffff', '#ffd000', '#b4f000', '#ff3d9a', '#00e5ff', '#777777', '#c91dd1', '#e8162a'],
  ...Array.from(
    { length: 300 },
    (_, index) => `#${((index * 7_919_333 + 4_211) % 0x1000000).toString(16).padStart(6, '0')}`,
  ),
];
const pairs = colourPairs.filter(({ front, back }) => /accent|focus/.test(front + back));
const names = [...new Set(pairs.flatMap(({ front, back }) => [front, back])), 'accent-edge'];

/** Collects the widget's messages to developers about its theme. */
function themeLog(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Theme')) log.push(message.text());
  });
  return log;
}

/** Writes settings into the page's data block, as the deploy command does, and into `config.json`. */
async function deploy(page: Page, settings: Record<string, unknown>) {
  await page.route(
    (url) => /^\/paywidget\/(deposit|withdrawal)?$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(
        '{"configuration":{',
        `{"configuration":{${JSON.stringify(settings).slice(1, -1)},`,
      );
      await route.fulfill({ response, body: text });
    },
  );
  await page.route('**/paywidget/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), ...settings } });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`with any accent, all that is drawn in it is readable: ${theme}`, async ({ openList, widget }) => {
    await openList({ theme });
    const shown = await new Colours(widget.container).withAccents(accents, names);
    shown.forEach((colours, index) => {
      const accent = accents[index] ?? '';
      for (const { front, back, wanted } of pairs) {
        const ratio = wcagContrast(clipped(colours[front] ?? ''), clipped(colours[back] ?? ''));
        expect(ratio, `${accent}: ${front} on ${back}`).toBeGreaterThanOrEqual(wanted);
      }
    });
  });

  test(`the pure functions derive what the style sheet derives: ${theme}`, async ({ openList, widget }) => {
    await openList({ theme });
    const shown = await new Colours(widget.container).withAccents(accents, names);
    const distance = differenceEuclidean('rgb');
    shown.forEach((colours, index) => {
      const palette = paletteOf(theme, { '--pw-accent': accents[index] ?? '' });
      // If black and white are equally readable, rounding decides.
      if (toHex(palette['on-accent'] ?? [0, 0, 0]) !== toHexOf(colours['on-accent'] ?? '')) return;
      for (const name of names) {
        const far = distance(clipped(colours[name] ?? ''), toHex(palette[name] ?? [0, 0, 0]));
        expect(far, `${accents[index]}: ${name}`).toBeLessThan(2 / 255);
      }
    });
  });

  for (const accent of ['#ffd000', '#000000', '#ffffff', '#ff3d9a', '#b4f000'])
    test(`the main button is readable with the accent ${accent} alone: ${theme}`, async ({
      openForm,
      form,
      widget,
      page,
    }) => {
      const log = themeLog(page);
      await openForm('picpay', { player: brazilian, theme, tokens: { '--pw-accent': accent } });
      await form.enter('123.45', { cpf: '12345678909' });
      await expect(form.submit).toBeEnabled();
      expect(await Colours.ofText(form.submit)).toBeGreaterThanOrEqual(4.5);
      await form.submit.hover();
      expect(await Colours.ofText(form.submit)).toBeGreaterThanOrEqual(4.5);
      await expect(widget.container).toHaveAttribute('data-theme', theme);
      expect(log).toEqual([]);
    });
}

const toHexOf = (computed: string) => {
  const { r = 0, g = 0, b = 0 } = parse(clipped(computed)) as { r?: number; g?: number; b?: number };
  return toHex([r, g, b]);
};

test('tokens of a mode apply in that mode only, and follow the theme @package', async ({
  openList,
  host,
  widget,
}) => {
  const tokens = {
    '--pw-accent': '#123456',
    '--pw-radius': '4px',
    light: { '--pw-surface': 'rgb(250, 240, 230)' },
    dark: { '--pw-accent': '#fedcba', '--pw-surface': 'rgb(1, 2, 3)' },
  };
  await openList({ theme: 'light', tokens });
  await expect(widget.container).toHaveCSS('background-color', 'rgb(250, 240, 230)');
  await expect(widget.container).toHaveCSS('--pw-accent', '#123456');
  await host.update({ theme: 'dark' });
  await expect(widget.container).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(widget.container).toHaveCSS('--pw-accent', '#fedcba');
  await expect(widget.container).toHaveCSS('--pw-radius', '4px');
  // A set of tokens replaces the earlier set of the same mode. Omitted sets stay.
  await host.update({ tokens: { dark: { '--pw-accent': '#abcdef' }, '--pw-radius': '' } });
  await expect(widget.container).toHaveCSS('--pw-accent', '#abcdef');
  await expect(widget.container).toHaveCSS('background-color', 'rgb(13, 18, 27)');
  await expect(widget.container).toHaveCSS('--pw-radius', '12px');
  await host.update({ theme: 'light' });
  await expect(widget.container).toHaveCSS('background-color', 'rgb(250, 240, 230)');
});

test('the deployment gives a theme, and the host’s wins token by token @package', async ({
  openList,
  host,
  page,
  widget,
}) => {
  await deploy(page, {
    theme: 'dark',
    tokens: { '--pw-radius': '2px', dark: { '--pw-accent': '#ffd000', '--pw-surface': 'rgb(1, 2, 3)' } },
  });
  await openList({ theme: null, tokens: { '--pw-accent': '#b4f000' } });
  await expect(widget.container).toHaveAttribute('data-theme', 'dark');
  await expect(widget.container).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(widget.container).toHaveCSS('--pw-accent', '#b4f000');
  await expect(widget.container).toHaveCSS('--pw-radius', '2px');
  await host.update({ theme: 'light' });
  await expect(widget.container).toHaveCSS('background-color', 'rgb(245, 247, 250)');
});

test('the helper window looks as the widget, with the tokens of its mode', async ({
  openForm,
  form,
  page,
}) => {
  const tokens = { '--pw-accent': '#b4f000', dark: { '--pw-surface': 'rgb(1, 2, 3)' } };
  await openForm('picpay', { player: brazilian, theme: 'dark', tokens });
  await form.enter('123.45', { cpf: '12345678909' });
  await page.context().route('**/api/**deposit-create**', () => {});
  const [helper] = await Promise.all([page.waitForEvent('popup'), form.submit.click()]);
  await expect(helper.locator('[data-paywidget]')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(helper.locator('[data-paywidget]')).toHaveCSS('--pw-accent', '#b4f000');
});

test('mistakes in tokens are named to developers and the host, and taken back @package', async ({
  openList,
  host,
  page,
  widget,
}) => {
  const log = themeLog(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const tokens = {
    '--pw-acent': 'red',
    '--pw-accent': 'bananas',
    '--pw-text': 'oklch(20% 0.1 300)',
    '--pw-raised': 'url(/stolen.png)',
    dark: { '--pw-radius': '12' },
  };
  await openList({ tokens });
  const mistakes = [
    '--pw-acent: there is no such token',
    '--pw-accent: expected a colour such as #1d56d8',
    '--pw-raised: a value must not load a file',
    'dark --pw-radius: expected a length such as 12px',
  ];
  for (const message of mistakes) await host.expectMessage('Error', { code: 'theme.token', message });
  expect(await host.messages('Error')).toHaveLength(mistakes.length);
  for (const mistake of mistakes) expect(log.join('\n')).toContain(mistake);
  await expect(widget.container).toHaveCSS('--pw-accent', '#1d56d8');
  await expect(widget.container).toHaveCSS('--pw-text', 'oklch(20% 0.1 300)');
  await expect(widget.container).toHaveCSS('--pw-raised', '#fff');
  expect(requests.filter((url) => url.endsWith('stolen.png'))).toEqual([]);

  await host.update({ tokens: { '--pw-accent': '#0a7' } });
  await expect(widget.container).toHaveCSS('--pw-accent', '#0a7');
  expect(await host.messages('Error')).toHaveLength(mistakes.length);
});

test('developers are warned of texts that are hard to read, for the modes in use', async ({
  openWidget,
  host,
  page,
}) => {
  const log = themeLog(page);
  const tokens = { light: { '--pw-muted': '#aaa' }, dark: { '--pw-on-accent': '#fff' } };
  await openWidget({ theme: 'light', tokens });
  await expect
    .poll(() => log.join('\n'))
    .toContain(
      'light: --pw-muted (#aaaaaa) on --pw-raised (#ffffff) has a contrast of 2.32:1, and needs 4.5:1',
    );
  expect(log.join('\n')).not.toContain('dark');
  await host.update({ theme: 'auto' });
  await expect
    .poll(() => log.join('\n'))
    .toContain('dark: --pw-on-accent (#ffffff) on --pw-accent (#7ba6ff)');
  expect(new Set(log).size).toBe(log.length);
  expect(await host.messages('Error')).toEqual([]);
});

test('the accent stays readable as text on dark grounds in the light mode', async ({
  openList,
  widget,
  page,
}) => {
  const log = themeLog(page);
  const grounds = {
    '--pw-surface': '#101010',
    '--pw-raised': '#202020',
    '--pw-text': '#fff',
    '--pw-muted': '#ccc',
  };
  const soft = { '--pw-success-soft': '#222', '--pw-warning-soft': '#222', '--pw-danger-soft': '#222' };
  const tones = {
    '--pw-success': '#4bcb90',
    '--pw-warning': '#f0b64c',
    '--pw-danger': '#ff8590',
    '--pw-border': '#888',
  };
  await openList({ theme: 'light', tokens: { ...grounds, ...soft, ...tones, '--pw-accent': '#1d56d8' } });
  await expect
    .poll(() =>
      widget.container.evaluate((root: HTMLElement) => root.style.getPropertyValue('--pw-accent-text')),
    )
    .toMatch(/^#/);
  const [colours] = await new Colours(widget.container).withAccents(
    ['#1d56d8'],
    ['accent-text', 'raised', 'sunken'],
  );
  for (const ground of ['raised', 'sunken'])
    expect(
      wcagContrast(clipped(colours?.['accent-text'] ?? ''), clipped(colours?.[ground] ?? '')),
    ).toBeGreaterThanOrEqual(4.5);
  expect(log).toEqual([]);
});

test('a browser that cannot derive colours in style sheets gets them a moment later', async ({
  openForm,
  form,
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...given: string[]) =>
      !given.join(' ').includes('oklch(from') &&
      (supports as (...all: string[]) => boolean).apply(CSS, given);
  });
  await page.route('**/app.*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '@supports(color:oklch(from',
      '@supports(color:unknown(from',
    );
    await route.fulfill({ response, body });
  });
  // The page names the hash of the built style sheet, and this style sheet is another one. Remove the hash.
  await page.route(
    (url) => /^\/paywidget\/(deposit)?$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<link[^>]*app\.[^>]*?) integrity="[^"]*"/g, '$1');
      await route.fulfill({ response, body });
    },
  );
  await openForm('picpay', { player: brazilian, tokens: { '--pw-accent': '#ffd000' } });
  await form.enter('123.45', { cpf: '12345678909' });
  await expect.poll(() => Colours.ofText(form.submit)).toBeGreaterThanOrEqual(4.5);
});

test('without tokens, the check of the theme is not loaded', async ({ openList, page, host }) => {
  const files: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) files.push(await response.text().catch(() => ''));
  });
  await openList();
  await page.waitForLoadState('networkidle');
  const isLoaded = () => files.some((file) => file.includes('there is no such token'));
  expect(isLoaded()).toBe(false);
  await host.update({ tokens: { '--pw-accent': '#0a7' } });
  await expect.poll(isLoaded).toBe(true);
});

for (const { name, tokens } of presets)
  test(`the preset ${name} is readable in both modes, by the widget’s own check`, async ({
    openList,
    host,
    page,
  }) => {
    const log = themeLog(page);
    await openList({ theme: 'auto', tokens });
    // The check names mistakes first. What it would have said about the preset, it has said then.
    await host.update({ tokens: { '--pw-end': '1' } });
    await host.expectMessage('Error', { message: '--pw-end: there is no such token' });
    expect(log).toEqual([expect.stringContaining('--pw-end')]);
  });
