import { brazilian, expect, russian, test } from '../fixtures/test';
import { PeerToPeerPage } from '../pages/PeerToPeerPage';
import { SweepstakePage } from '../pages/SweepstakePage';
import type { Widget } from '../pages/Widget';
import { WithdrawalPage } from '../pages/WithdrawalPage';

// A window of 1280 × 1024 px with a zoom of 400 %.
test.use({ viewport: { width: 320, height: 256 } });

/**
 * Gives each control of the screen the focus, in order. Returns the controls that are then outside of the window or covered,
 * and the width by which the page can be scrolled sideways.
 */
const faultsOf = (widget: Widget) =>
  widget.container.evaluate((root) => {
    const selector = 'a[href], button, input, select, textarea, [tabindex="0"]';
    const isShown = (element: Element) =>
      element.getClientRects().length > 0 && !element.matches(':disabled');
    const isCovered = (element: HTMLElement) => {
      element.focus();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // A native control that is drawn by its label.
      if (right - left < 4 || bottom - top < 4) return false;
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      return (
        !hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
      );
    };
    const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
    return {
      count: controls.length,
      covered: controls.filter(isCovered).map((control) => control.outerHTML.slice(0, 160)),
      sideways: Math.max(
        ...[document.documentElement, ...root.querySelectorAll('main, main *')]
          .filter((element) => element.matches('html, main, [data-screen], [data-screen] > *'))
          .map((element) => element.scrollWidth - element.clientWidth),
      ),
    };
  });

async function expectUsable(widget: Widget, screen: string): Promise<void> {
  await widget.expectScreen(screen);
  const { count, covered, sideways } = await faultsOf(widget);
  expect(count, screen).toBeGreaterThan(1);
  expect(covered, screen).toEqual([]);
  expect(sideways, screen).toBeLessThanOrEqual(0);
}

for (const lang of ['en', 'ar']) {
  test(`at 400 % zoom nothing covers the focus in a deposit: ${lang}`, async ({
    openList,
    widget,
    list,
    form,
    complete,
  }) => {
    await openList({ player: { ...brazilian, lang } });
    await expectUsable(widget, 'deposit.list');
    await widget.screen.locator('[data-action="change"]').click();
    await expectUsable(widget, 'deposit.region');
    await widget.back();
    await list.openGroup('e-money');
    await expectUsable(widget, 'deposit.group');
    await widget.back();
    await list.choose('pix_key');
    await expectUsable(widget, 'deposit.redirect');
    await widget.back();
    await list.choose('mifinity');
    await form.pay('51.23');
    await complete.expectStatus('waiting');
    await expectUsable(widget, 'deposit.complete');
  });
}

test('at 400 % zoom nothing covers the focus in a peer-to-peer payment', async ({ openList, widget }) => {
  const transfer = new PeerToPeerPage(widget);
  await openList({ player: russian });
  await transfer.openGroup('p2p_methods_russia');
  await expectUsable(widget, 'deposit.peer-to-peer.list');
  await transfer.open('p2p_sber');
  await expectUsable(widget, 'deposit.peer-to-peer');
});

test('at 400 % zoom nothing covers the focus in crypto-balance', async ({ openWidget, widget }) => {
  await openWidget({ player: brazilian, payload: { widgetViewType: 'cryptobalance' } });
  await expectUsable(widget, 'cryptobalance.deposit.crypto');
});

test('at 400 % zoom nothing covers the focus in a withdrawal', async ({ openWidget, widget }) => {
  const withdrawal = new WithdrawalPage(widget);
  await openWidget({ player: { balance: { main: 500 } }, transaction: 'withdrawal' });
  await expectUsable(widget, 'withdrawal.list');
  await withdrawal.open('mifinity');
  await expectUsable(widget, 'withdrawal.redirect');
  await withdrawal.fill('25.23', { email: 'ada@mail.example' });
  await expectUsable(widget, 'withdrawal.confirm');
  await withdrawal.confirmButton.click();
  await expectUsable(widget, 'withdrawal.complete');
});

test('at 400 % zoom nothing covers the focus in the Coin Shop', async ({ openWidget, widget }) => {
  const sweepstake = new SweepstakePage(widget);
  await openWidget({
    player: { country: 'us', currency: 'USD', widgetViewType: 'sweep', balance: { SC: 140 } },
    payload: { widgetViewType: 'sweep' },
  });
  await expectUsable(widget, 'sweep.deposit.list');
  await sweepstake.choose(310);
  await expectUsable(widget, 'sweep.deposit.select-method');
});

test('each screen starts at its top when the whole page scrolls', async ({ openList, widget, list }) => {
  await openList({ player: brazilian });
  await list.method('mifinity').scrollIntoViewIfNeeded();
  await list.choose('mifinity');
  await expect(widget.action('back')).toBeInViewport();
  await expect(widget.root.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a screen also starts at its top if the player presses while the list scrolls', async ({
  openList,
  widget,
  list,
}) => {
  await openList({ player: brazilian });
  await expect(widget.action('back')).toHaveCount(0);
  await list.method('mifinity').evaluate((tile: HTMLElement) => {
    tile.scrollIntoView();
    tile.click();
  });
  await widget.expectScreen('deposit.redirect');
  await expect(widget.action('back')).toBeInViewport();
});
