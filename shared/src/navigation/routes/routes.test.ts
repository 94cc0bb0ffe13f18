import { passesGuard } from './guards';
import { type FlowName, routeAt, routeNamed, routesOf, startRoute } from './routes';

describe('the routes of a flow', () => {
  it.each<[FlowName, string, string | undefined]>([
    ['main', '/deposit', 'deposit.list'],
    ['main', '/deposit/', 'deposit.list'],
    ['main', '/deposit/redirect/unified-form', 'deposit.redirect.unified-form'],
    ['main', '/withdrawal/group/redirect', 'withdrawal.group.redirect'],
    ['main', '/form', 'form'],
    ['main', '/', undefined],
    ['main', '/cryptobalance/deposit/fiat', undefined],
    ['main', '/deposit/unknown', undefined],
    ['sweep', '/deposit', 'sweep.deposit.list'],
    ['sweep', '/deposit/redirect', undefined],
    ['sweep', '/withdrawal/crypto/convert', 'sweep.withdrawal.crypto.convert'],
    ['sweep', '/withdrawal/confirm', 'sweep.withdrawal.confirm'],
    ['cryptobalance', '/cryptobalance/deposit/crypto', 'cryptobalance.deposit.crypto'],
    ['cryptobalance', '/cryptobalance/deposit/fiat', 'cryptobalance.deposit.fiat'],
    ['cryptobalance', '/cryptobalance/deposit/fiat/redirect/pix', 'cryptobalance.deposit.fiat.redirect.pix'],
    ['cryptobalance', '/cryptobalance/deposit/video-instruction', 'cryptobalance.deposit.video-instruction'],
    ['cryptobalance', '/cryptobalance/withdrawal/confirm', 'cryptobalance.withdrawal.confirm'],
    ['cryptobalance', '/deposit', undefined],
  ])('%s %s is %s', (flow, path, name) => {
    expect(routeAt(flow, path)?.name).toBe(name);
  });

  it.each<FlowName>(['main', 'cryptobalance', 'sweep'])('%s has no duplicate name or path', (flow) => {
    const routes = routesOf(flow);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it.each<FlowName>(['main', 'cryptobalance', 'sweep'])(
    'every back target of %s is a route of it',
    (flow) => {
      for (const { back } of routesOf(flow)) {
        if (back !== 'previous' && back !== 'none') expect(routeNamed(flow, back)?.name).toBe(back);
      }
    },
  );

  it('a screen’s name leads to its twin in crypto-balance', () => {
    expect(routeNamed('cryptobalance', 'deposit.redirect')?.name).toBe('cryptobalance.deposit.fiat.redirect');
    expect(routeNamed('cryptobalance', 'withdrawal.list')?.name).toBe('cryptobalance.withdrawal.list');
    expect(routeNamed('main', 'deposit.redirect')?.name).toBe('deposit.redirect');
  });

  it('a screen’s name leads to the sweepstake page of that name', () => {
    expect(routeNamed('sweep', 'deposit.complete')?.name).toBe('sweep.deposit.complete');
    expect(routeNamed('sweep', 'withdrawal.complete')?.name).toBe('sweep.withdrawal.complete');
    expect(routeNamed('sweep', 'deposit.redirect')).toBeUndefined();
  });

  it('a twin has the same screen and hides the header on complete', () => {
    const complete = routeNamed('cryptobalance', 'deposit.complete');
    expect(complete).toMatchObject({ screen: 'deposit.complete', header: 'none' });
    expect(routeNamed('main', 'deposit.complete')?.header).toBe('full');
  });

  it('hides the close button only on the helper window’s page', () => {
    expect(
      routesOf('main')
        .filter(({ header }) => header === 'withoutClose')
        .map(({ name }) => name),
    ).toEqual(['form']);
  });

  it.each([
    ['main', 'deposit', 'deposit.list'],
    ['main', 'withdrawal', 'withdrawal.list'],
    ['cryptobalance', 'deposit', 'cryptobalance.deposit.crypto'],
    ['cryptobalance', 'withdrawal', 'cryptobalance.withdrawal.list'],
    ['sweep', 'deposit', 'sweep.deposit.list'],
    ['sweep', 'withdrawal', 'sweep.withdrawal.methods'],
  ] as const)('%s starts a %s at %s', (flow, transaction, name) => {
    expect(startRoute(flow, transaction).name).toBe(name);
  });
});

describe('a guard', () => {
  it.each([
    ['none', {}, true],
    ['group', {}, false],
    ['group', { group: 'crypto' }, true],
    ['method', { group: 'crypto' }, false],
    ['method', { method: 'pix' }, true],
    ['groupAndMethod', { method: 'pix' }, false],
    ['groupAndMethod', { group: 'g', method: 'pix' }, true],
    ['box', { method: 'pix' }, false],
    ['box', { box: '1' }, true],
  ] as const)('%s with %o: %s', (guard, choice, passes) => {
    expect(passesGuard(guard, choice)).toBe(passes);
  });
});
