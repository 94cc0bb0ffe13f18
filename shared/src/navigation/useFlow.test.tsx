import { type FlowName, routeNamed, routesOf, type ScreenName } from '@paywidget/shared/navigation/routes';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { FlowScreen } from './FlowScreen';
import { defineFlow, type FlowModule } from './flowModule';
import { useFlow } from './useFlow';

function Page() {
  const { go, back } = useFlow();
  return (
    <FlowScreen>
      <button type="button" onClick={back}>
        Back
      </button>
      {routesOf('main').map(({ name }) => (
        <button key={name} type="button" onClick={() => go(name)}>
          {name}
        </button>
      ))}
    </FlowScreen>
  );
}

const pages: FlowModule['screens'] = Object.fromEntries(
  (['main', 'cryptobalance', 'sweep'] as const)
    .flatMap(routesOf)
    .map(({ screen: name }) => [name, { component: Page }]),
);

/** Goes from page to page, and then back as many times as given. Returns the page after each press of back. */
async function walkBack(
  walk: readonly ScreenName[],
  presses: number,
  flow: FlowName = 'main',
): Promise<(string | undefined)[]> {
  const [at = 'deposit.list', ...further] = walk;
  const { user, whereabouts } = renderScreen(defineFlow(pages), { at, flow });
  for (const name of further) await user.click(await screen.findByRole('button', { name }));
  const visited: (string | undefined)[] = [];
  for (let press = 0; press < presses; press += 1) {
    const before = whereabouts().name;
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(whereabouts().name).not.toBe(before));
    visited.push(whereabouts().name);
  }
  return visited;
}

it.each<[ScreenName, string]>([
  ['deposit.region', 'deposit.list'],
  ['deposit.redirect', 'previous'],
  ['deposit.redirect.instruction', 'deposit.redirect'],
  ['deposit.redirect.eazype', 'deposit.redirect'],
  ['deposit.redirect.pix', 'deposit.redirect'],
  ['deposit.redirect.unified-form', 'deposit.redirect'],
  ['deposit.group', 'deposit.list'],
  ['deposit.group.redirect', 'deposit.group'],
  ['deposit.india', 'previous'],
  ['deposit.india.invoice', 'deposit.india'],
  ['deposit.host-to-host', 'deposit.redirect'],
  ['deposit.cash', 'previous'],
  ['deposit.onramp', 'previous'],
  ['deposit.onramp.offer-list', 'deposit.onramp'],
  ['deposit.bonus-details', 'previous'],
  ['deposit.complete', 'deposit.list'],
  ['deposit.video-instruction', 'previous'],
])(
  'the way back from %s is %s, and without an earlier page of the widget it stays inside of the widget',
  async (at, back) => {
    expect(routeNamed('main', at)?.back).toBe(back);
    expect(await walkBack([at], 1)).toEqual([back === 'previous' ? 'deposit.list' : back]);
  },
);

it.each<[readonly ScreenName[], readonly string[]]>([
  [
    ['deposit.list', 'deposit.redirect', 'deposit.redirect.pix'],
    ['deposit.redirect', 'deposit.list'],
  ],
  [
    ['deposit.list', 'deposit.group', 'deposit.group.redirect', 'deposit.host-to-host'],
    ['deposit.group.redirect', 'deposit.group', 'deposit.list'],
  ],
  [
    ['deposit.list', 'deposit.india', 'deposit.redirect.unified-form'],
    ['deposit.india', 'deposit.list'],
  ],
  [
    ['deposit.list', 'deposit.onramp', 'deposit.redirect.unified-form'],
    ['deposit.onramp', 'deposit.list'],
  ],
  [
    ['deposit.list', 'deposit.redirect', 'deposit.video-instruction'],
    ['deposit.redirect', 'deposit.list'],
  ],
])('going back after %j leads to %j', async (walk, expected) => {
  expect(await walkBack(walk, expected.length)).toEqual(expected);
});

it.each(['cryptobalance.deposit.crypto', 'cryptobalance.deposit.fiat'] as const)(
  'goes back to the tab of crypto-balance that the player came from: %s',
  async (tab) => {
    expect(await walkBack([tab, 'deposit.region'], 1, 'cryptobalance')).toEqual([tab]);
  },
);

it('goes back once, however often it is pressed before the browser has moved', async () => {
  const { user, whereabouts } = renderScreen(defineFlow(pages), { at: 'deposit.list' });
  await user.click(screen.getByRole('button', { name: 'deposit.group' }));
  await user.click(screen.getByRole('button', { name: 'deposit.cash' }));
  const pressTwice = () => {
    const back = screen.getByRole('button', { name: 'Back' });
    act(() => {
      back.click();
      back.click();
    });
  };
  pressTwice();
  expect(whereabouts().name).toBe('deposit.group');
  pressTwice();
  expect(whereabouts().name).toBe('deposit.list');
});

it.each<[FlowName, string, Record<string, string>, string]>([
  ['main', 'error', { back: 'withdrawal.redirect' }, 'withdrawal.redirect'],
  ['main', 'error', { back: 'nowhere' }, 'deposit.list'],
  ['main', 'error', {}, 'deposit.list'],
  ['main', 'empty', { transaction: 'withdrawal' }, 'withdrawal.list'],
  ['main', 'empty', { transaction: 'deposit' }, 'deposit.list'],
  ['main', 'empty', {}, 'deposit.list'],
  ['main', 'empty.region', { back: 'withdrawal.list' }, 'withdrawal.list'],
  ['sweep', 'empty', { transaction: 'withdrawal' }, 'sweep.withdrawal.methods'],
  ['sweep', 'sweep.withdrawal.crypto.convert', {}, 'sweep.withdrawal.methods'],
  ['sweep', 'sweep.deposit.crypto.address', {}, 'sweep.deposit.list'],
  ['cryptobalance', 'empty', { transaction: 'withdrawal' }, 'cryptobalance.withdrawal.list'],
  ['cryptobalance', 'withdrawal.redirect', {}, 'cryptobalance.withdrawal.list'],
  ['cryptobalance', 'deposit.redirect', {}, 'cryptobalance.deposit.fiat'],
])('in %s, %s with %j and no own history leads back to %s', async (flow, name, query, back) => {
  const at = routeNamed(flow, name)?.name ?? name;
  const { user, whereabouts } = renderScreen(defineFlow(pages), { at, flow, query });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(whereabouts().name).toBe(back));
});
