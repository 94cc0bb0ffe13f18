import { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { createPayments, sampleDeposit, sampleOrderContext } from '@paywidget/shared/testing';
import type { Deposit, OrderContext, OrderedDeposit } from './deposit';
import type { DepositEvent } from './depositEvents';
import { depositWith, shownDeposit } from './deposits';

const order: OrderContext = sampleOrderContext();
const send = (changes: Partial<Extract<DepositEvent, { type: 'sent' }>> = {}): DepositEvent => ({
  type: 'sent',
  order,
  key: 'k1',
  at: 1_000,
  ...changes,
});
const answer = (depositId = 'd1', changes: object = {}): DepositEvent => ({
  type: 'resolved',
  order,
  answer: { depositId },
  awaitsRedirect: false,
  at: 2_000,
  ...changes,
});

function setUp(...events: readonly DepositEvent[]) {
  const payments = createPayments();
  const apply = (...more: readonly DepositEvent[]) => {
    for (const event of more) payments.dispatch(event);
  };
  apply(...events);
  return {
    ...payments,
    apply,
    deposit: (depositId: string): Deposit | undefined => depositWith(payments.read().deposits, depositId),
    shown: () => shownDeposit(payments.read().deposits),
  };
}

/** The stored fields, without unset fields. */
const stored = (scene: ReturnType<typeof setUp>) => JSON.parse(JSON.stringify(scene.stored() ?? null));

describe('before a request is sent', () => {
  it('its outcome is stored as unknown, with the key', () => {
    expect(stored(setUp(send()))).toEqual({ ...order, isUnknown: true, key: 'k1', createdAt: 1_000 });
  });

  it('the deposit that it continues is stored too, and its payment session', () => {
    const scene = setUp(send({ depositId: 'd1', sessionId: 's1' }));
    expect(stored(scene)).toMatchObject({ depositId: 'd1', isUnknown: true, sessionId: 's1' });
  });

  it('nothing is stored for a crypto address, and what was stored before is an open payment', () => {
    const scene = setUp();
    scene.put(sampleDeposit({ depositId: 'd9' }));
    scene.apply(send({ order: { ...order, network: 'TRC20' } }));
    expect(scene.stored()).toBeUndefined();
    expect(scene.listedIds()).toEqual(['d9']);
  });

  it('an earlier request whose outcome is unknown is sent no more', () => {
    const scene = setUp(send(), send({ key: 'k2' }));
    expect(scene.read().deposits.list.map(({ key }) => key)).toEqual(['k2']);
  });
});

describe('the previous deposit', () => {
  it.each<[string, DepositEvent, string[]]>([
    ['stays open when another one is created', send(), ['d9']],
    ['stays open when another one is continued', send({ depositId: 'd1' }), ['d9']],
    ['is the current one again when it is continued', send({ depositId: 'd9' }), []],
    ['stays open when another one is found', answer(), ['d1', 'd9']],
    ['is the current one when it is answered', answer('d9'), ['d9']],
  ])('%s', (_, event, listed) => {
    const scene = setUp();
    scene.put(sampleDeposit({ depositId: 'd9' }));
    scene.apply(event);
    expect(scene.listedIds()).toEqual(listed);
  });
});

describe('a deposit that is answered', () => {
  it('is stored without the key, with what the request had stored', () => {
    const scene = setUp(send({ at: 400, sessionId: 's1' }), answer());
    expect(stored(scene)).toEqual({
      ...order,
      isUnknown: false,
      depositId: 'd1',
      createdAt: 400,
      sessionId: 's1',
    });
  });

  it('is stored as created now if no request was stored', () => {
    expect(stored(setUp(answer()))).toEqual({
      ...order,
      isUnknown: false,
      depositId: 'd1',
      createdAt: 2_000,
    });
  });

  it('is stored with its deadline, and awaits its redirect', () => {
    const scene = setUp(answer('d1', { deadline: 61_000, awaitsRedirect: true }));
    expect(stored(scene)).toMatchObject({ deadline: 61_000, awaitsRedirect: true });
  });

  it('counts as created when its own request was sent, although it was known before', () => {
    const scene = setUp();
    scene.put(sampleDeposit({ depositId: 'd1', createdAt: 5 }), 'open');
    scene.apply(send({ at: 900 }), answer());
    expect(scene.deposit('d1')?.createdAt).toBe(900);
    expect(scene.read().deposits.list).toHaveLength(1);
  });

  it('keeps what the player has claimed of it', () => {
    const scene = setUp({ type: 'claimed', depositId: 'd1', claim: 'said' }, send(), answer());
    expect(scene.deposit('d1')?.claim).toBe('said');
  });
});

describe('a deposit that exists, but whose answer the player did not see', () => {
  it('stays unknown, without the key', () => {
    const scene = setUp(send({ sessionId: 's1' }), {
      type: 'undelivered',
      depositId: 'd1',
      order,
      at: 3_000,
    });
    expect(stored(scene)).toEqual({
      ...order,
      isUnknown: true,
      depositId: 'd1',
      createdAt: 1_000,
      sessionId: 's1',
    });
    expect(scene.listedIds()).toEqual([]);
  });

  it('stays unknown although its request was not stored', () => {
    const scene = setUp({ type: 'undelivered', depositId: 'd1', order, at: 3_000 });
    expect(stored(scene)).toEqual({ ...order, isUnknown: true, depositId: 'd1', createdAt: 3_000 });
  });
});

describe('a request that has created nothing', () => {
  it('is forgotten', () => {
    const scene = setUp(send(), { type: 'discarded' });
    expect(scene.stored()).toBeUndefined();
    expect(scene.read().deposits.list).toEqual([]);
  });

  it('leaves the deposit that it continued: its answer can be used again', () => {
    const scene = setUp(answer(), send({ depositId: 'd1' }), { type: 'discarded' });
    expect(scene.stored()).toBeUndefined();
    expect(scene.shown()).toMatchObject({ depositId: 'd1', answer: { depositId: 'd1' }, isUnknown: false });
  });
});

const claimed = { claim: 'followed' } as const;
const coins = { seenAt: 1 };

describe('the open payments', () => {
  it('are the current deposit, then those that were left, the last one first', () => {
    const scene = setUp();
    scene.put(sampleDeposit({ depositId: '1' }), 'open');
    scene.put(sampleDeposit({ depositId: '2' }), 'open');
    scene.put(sampleDeposit({ depositId: '3' }));
    expect(scene.listedIds()).toEqual(['3', '2', '1']);
  });

  it.each<[string, Parameters<typeof sampleDeposit>[0], boolean]>([
    ['a created deposit', {}, true],
    ['a deposit whose outcome is unknown', { isUnknown: true }, false],
    ['an address without coins', { network: 'TRC20' }, false],
    ['an address with coins', { network: 'TRC20', onchainTransaction: coins }, true],
    ['an address that is paid', { network: 'TRC20', ...claimed }, true],
  ])('hold %s or not: %#', (_, fields, isListed) => {
    for (const place of ['current', 'open'] as const) {
      const scene = setUp();
      scene.put(sampleDeposit({ depositId: '1', ...fields }), place);
      expect(scene.listedIds()).toHaveLength(isListed ? 1 : 0);
    }
  });

  it('are at most five', () => {
    const scene = setUp();
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '1']) scene.apply(answer(id));
    expect(scene.listedIds()).toEqual(['1', '7', '6', '5', '4', '3']);
  });

  it('lose only the deposit that has ended, wherever it is stored', () => {
    const scene = setUp();
    scene.put(sampleDeposit({ depositId: '1' }), 'open');
    scene.put(sampleDeposit({ depositId: '2' }));
    scene.apply({ type: 'ended', depositId: '1' });
    expect(scene.listedIds()).toEqual(['2']);
    scene.apply({ type: 'ended', depositId: '2' });
    expect(scene.listedIds()).toEqual([]);
    expect(scene.stored()).toBeUndefined();
  });

  it('get the deposit whose page is left, with what is stored about it', () => {
    const scene = setUp(answer('1', { deadline: 9 }), { type: 'left' });
    expect(scene.stored()).toBeUndefined();
    expect(scene.listedIds()).toEqual(['1']);
    expect(scene.deposit('1')).toMatchObject({ deadline: 9, answer: undefined });
    expect(scene.shown()).toBeUndefined();
  });

  it('do not get a deposit with a final status', () => {
    const scene = setUp(answer('1'), { type: 'shownStatusReceived', status: 'processed' }, { type: 'left' });
    expect(scene.listedIds()).toEqual([]);
  });
});

describe('a deposit that the player comes back to', () => {
  const restore = (ref: string, changes: object = {}): DepositEvent => ({
    type: 'restored',
    ref,
    depositId: ref,
    status: 'waiting',
    ...changes,
  });

  it('is the current one, and the previous one stays open', () => {
    const scene = setUp();
    scene.put(sampleDeposit({ depositId: '1' }), 'open');
    scene.put(sampleDeposit({ depositId: '2' }));
    scene.apply(restore('1'));
    expect(scene.stored()?.depositId).toBe('1');
    expect(scene.listedIds()).toEqual(['1', '2']);
    expect(scene.shown()?.depositId).toBe('1');
  });

  it('does not replace one whose outcome is unknown: the next submit must check that one', () => {
    const scene = setUp();
    scene.put(sampleDeposit({ depositId: '1' }), 'open');
    scene.put(
      sampleDeposit({ depositId: undefined, isUnknown: true, key: 'k', ref: 'k' } as Partial<OrderedDeposit>),
    );
    scene.apply(restore('1'));
    expect(scene.stored()?.key).toBe('k');
    expect(scene.listedIds()).toEqual(['1']);
  });

  it('is known by its id from then on, and the record of the same id becomes one with it', () => {
    const scene = setUp({ type: 'claimed', depositId: 'd1', claim: 'said' }, send());
    scene.apply(restore('k1', { depositId: 'd1' }));
    expect(scene.read().deposits.list).toHaveLength(1);
    expect(scene.stored()).toMatchObject({ depositId: 'd1', isUnknown: false, key: undefined });
    expect(scene.deposit('d1')?.claim).toBe('said');
  });

  it('stays unknown while the outcome of a call that continued it is unknown', () => {
    const scene = setUp(send({ depositId: 'd1' }), restore('k1', { depositId: 'd1', isUnresolved: true }));
    expect(scene.stored()).toMatchObject({ isUnknown: true, key: 'k1' });
  });

  it('is stored no more if it has a final status', () => {
    const scene = setUp(answer('1'), restore('1', { status: 'mistaked', endReason: 'expired' }));
    expect(scene.stored()).toBeUndefined();
    expect(scene.shown()).toMatchObject({ status: 'mistaked', endReason: 'expired' });
  });
});

describe('a status', () => {
  it('never goes back, and a final one ends the deposit', () => {
    const scene = setUp(answer('1'));
    const receive = (status: Deposit['status'], isOver?: boolean) =>
      scene.apply({ type: 'statusReceived', depositId: '1', status, isOver });
    receive('accepted');
    receive('waiting');
    expect(scene.deposit('1')?.status).toBe('accepted');
    receive('processed', true);
    expect(scene.deposit('1')?.status).toBe('processed');
    expect(scene.listedIds()).toEqual([]);
  });

  it('that only follows from the time that has passed is forgotten when the page is left', () => {
    const scene = setUp(answer('1'), { type: 'shownStatusReceived', status: 'accepted', isAssumed: true });
    expect(scene.shown()?.status).toBe('accepted');
    scene.apply({ type: 'left' });
    expect(scene.deposit('1')?.status).toBe('waiting');
  });

  it('that the server confirms stays', () => {
    const scene = setUp(
      answer('1'),
      { type: 'shownStatusReceived', status: 'accepted', isAssumed: true },
      { type: 'shownStatusReceived', status: 'accepted' },
      { type: 'left' },
    );
    expect(scene.deposit('1')?.status).toBe('accepted');
  });

  it('of a deposit that only the page’s URL names has a record until the page is left', () => {
    const scene = setUp({ type: 'shownStatusReceived', status: 'accepted', isAssumed: true });
    expect(scene.shown()?.status).toBe('accepted');
    scene.apply({ type: 'left' });
    expect(scene.read().deposits.list).toEqual([]);
  });

  it('may only add why the deposit has failed', () => {
    const scene = setUp(answer('1'), { type: 'shownStatusReceived', status: 'mistaked' });
    scene.apply({ type: 'shownStatusReceived', status: 'mistaked', endReason: 'counterparty' });
    expect(scene.shown()?.endReason).toBe('counterparty');
  });
});

describe('a report that the deposit is paid', () => {
  const call = { endpoint: completePeerToPeerDeposit, payload: {} };
  const reported = (report: Extract<DepositEvent, { type: 'reported' }>['report']): DepositEvent => ({
    type: 'reported',
    depositId: '41',
    method: 'p2p',
    report,
  });

  it('is recorded, changed and forgotten without a change of other deposits', () => {
    const scene = setUp(reported({ step: 'sending', call }));
    scene.apply({ ...reported({ step: 'sending' }), depositId: '42' } as DepositEvent);
    scene.apply(reported({ step: 'unknown', failureCount: 1 }));
    expect(scene.deposit('41')?.report).toEqual({ step: 'unknown', call, failureCount: 1 });
    scene.apply({ type: 'reportForgotten', depositId: '41' });
    expect(scene.deposit('41')?.report).toBeUndefined();
    expect(scene.deposit('42')?.report).toEqual({ step: 'sending' });
  });

  it.each(['accepted', 'processed', 'mistaked'] as const)('has arrived if the status is %s', (status) => {
    const scene = setUp(reported({ step: 'unknown', call }));
    scene.apply({ type: 'statusReceived', depositId: '41', status });
    expect(scene.deposit('41')?.report).toEqual({ step: 'received', call: undefined });
  });

  it('stays forgotten if a status that was known before comes again', () => {
    const processed = { type: 'statusReceived', depositId: '41', status: 'processed' } as const;
    const scene = setUp({ type: 'claimed', depositId: '41', claim: 'followed' }, processed);
    expect(scene.deposit('41')?.report).toEqual({ step: 'received' });
    scene.apply({ type: 'reportForgotten', depositId: '41' });
    scene.apply(processed);
    expect(scene.deposit('41')?.report).toBeUndefined();
  });

  it('has arrived if it is sent again for a deposit that is accepted already', () => {
    const accepted = { type: 'statusReceived', depositId: '41', status: 'accepted' } as const;
    const scene = setUp(reported({ step: 'unknown', call }), accepted, reported({ step: 'unknown', call }));
    scene.apply(accepted);
    expect(scene.deposit('41')?.report).toEqual({ step: 'received', call: undefined });
  });

  it('has not arrived while the status is waiting', () => {
    const scene = setUp(reported({ step: 'unknown', call }));
    scene.apply({ type: 'statusReceived', depositId: '41', status: 'waiting' });
    expect(scene.deposit('41')?.report).toEqual({ step: 'unknown', call });
  });
});

describe('a claim', () => {
  it('is stored, and a later one never takes it back', () => {
    const scene = setUp(answer('1'), { type: 'claimed', depositId: '1', claim: 'followed' });
    scene.apply({ type: 'claimed', depositId: '1', claim: 'said' });
    expect(scene.stored()?.isPaid).toBe(true);
    expect(scene.deposit('1')?.claim).toBe('followed');
  });

  it('follows from leaving the invoice, unless the deposit was declined', () => {
    const left = (status: Deposit['status'], isClaimed?: boolean): DepositEvent => ({
      type: 'invoiceLeft',
      depositId: '1',
      method: 'moon',
      status,
      isClaimed,
    });
    for (const status of ['waiting', 'accepted', 'processed'] as const)
      expect(setUp(answer('1'), left(status)).deposit('1')?.claim).toBe('followed');
    expect(setUp(answer('1'), left('mistaked')).deposit('1')?.claim).toBeUndefined();
    expect(setUp(answer('1'), left('waiting', true)).deposit('1')?.report?.step).toBe('received');
  });
});

describe('coins on their way to an address', () => {
  const address = { ...order, network: 'TRC20' };
  const seen = (changes: object = {}): DepositEvent => ({
    type: 'coinsSeen',
    depositId: 'd1',
    order: address,
    onchainTransaction: coins,
    status: 'waiting',
    at: 7,
    ...changes,
  });

  it('make it the current deposit, which the complete page shows', () => {
    const scene = setUp(answer('d1', { order: address }), seen());
    expect(scene.stored()).toMatchObject({ depositId: 'd1', createdAt: 7, onchainTransaction: coins });
    expect(scene.listedIds()).toEqual(['d1']);
    expect(scene.shown()?.depositId).toBe('d1');
  });

  it('of which the server does not name the deposit are shown, and not stored', () => {
    const scene = setUp(seen({ depositId: undefined, onchainTransaction: { ...coins, txid: 't1' } }));
    expect(scene.shown()?.onchainTransaction?.txid).toBe('t1');
    expect(scene.shown()?.depositId).toBeUndefined();
    expect(scene.stored()).toBeUndefined();
    scene.apply({ type: 'left' });
    expect(scene.read().deposits.list).toEqual([]);
  });

  it('never arrive at an address that the player has left without coins', () => {
    const scene = setUp(answer('d1', { order: address }), { type: 'addressLeft' });
    expect(scene.stored()).toBeUndefined();
  });

  it('keep an address that the player has left', () => {
    const scene = setUp(answer('d1', { order: address }), seen(), { type: 'addressLeft' });
    expect(scene.stored()?.depositId).toBe('d1');
  });

  it('at an earlier address are followed instead of the shown address', () => {
    const scene = setUp(answer('d1', { order: address }), answer('d2', { order: address }));
    scene.apply({ type: 'addressFollowed', depositId: 'd1' });
    expect(scene.stored()?.depositId).toBe('d1');
  });
});

describe('a redirect', () => {
  const redirect = {
    redirect: { url: 'https://bank.example/', method: 'GET', data: {} },
    redirectMode: 'helper',
    screen: 'deposit.complete',
  } as const;

  it('waits until it is delivered', () => {
    const scene = setUp(answer('1'), { type: 'redirectWaits', depositId: '1', redirect });
    expect(scene.shown()?.redirect).toEqual(redirect);
    expect(scene.stored()?.awaitsRedirect).toBe(true);
    scene.apply({ type: 'redirectDelivered', depositId: '1' });
    expect(scene.shown()?.redirect).toBeUndefined();
    expect(scene.stored()?.awaitsRedirect).toBe(false);
  });

  it('of a deposit that is not shown any more changes nothing', () => {
    const scene = setUp(answer('1'), answer('2'));
    const before = scene.read();
    scene.apply({ type: 'redirectWaits', depositId: '1', redirect });
    expect(scene.read()).toBe(before);
  });
});

it.each<DepositEvent>([
  { type: 'discarded' },
  { type: 'answerForgotten' },
  { type: 'redirectForgotten' },
  { type: 'cancelForgotten' },
  { type: 'turnForgotten' },
  { type: 'released' },
  { type: 'addressLeft' },
  { type: 'ended', depositId: '9' },
  { type: 'statusReceived', depositId: '9', status: 'processed' },
  { type: 'shown', ref: '9' },
])('without a deposit, $type changes no record', (event) => {
  expect(setUp(event).read().deposits.list).toEqual([]);
});
