import type { TextPart } from '@paywidget/shared/i18n';
import { defineFlow, type FlowModule } from '@paywidget/shared/navigation';
import { createScreens } from './screens';

const List = () => null;
const Form = () => null;

function screensOver(load: () => Promise<FlowModule>, need = async (_: readonly TextPart[]) => {}) {
  const texts = { need: jest.fn(need) };
  const federation = { load: jest.fn(load), remoteFor: () => 'mf-deposit' as const, warm: jest.fn() };
  return { federation, texts, screens: createScreens(federation, texts) };
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('the remotes’ screens', () => {
  it('are loaded once, and notify listeners when they are ready', async () => {
    const { screens, federation } = screensOver(async () =>
      defineFlow({ 'deposit.list': { component: List } }),
    );
    const listener = jest.fn();
    screens.subscribe(listener);

    screens.load('deposit.list');
    screens.load('deposit.list');
    expect(screens.stateOf('deposit.list').status).toBe('loading');
    await nextTask();

    expect(screens.stateOf('deposit.list')).toEqual({ status: 'ready', attempt: 1, component: List });
    expect(federation.load).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalled();
  });

  it('stay failed until they are retried', async () => {
    const answers = [
      Promise.reject(new Error('cut')),
      Promise.resolve(defineFlow({ 'deposit.list': { component: List } })),
    ];
    const { screens } = screensOver(() => answers.shift() as Promise<FlowModule>);

    screens.load('deposit.list');
    await nextTask();
    screens.load('deposit.list');
    expect(screens.stateOf('deposit.list')).toMatchObject({ status: 'failed', attempt: 1 });
    screens.retry('deposit.list');
    await nextTask();

    expect(screens.stateOf('deposit.list')).toMatchObject({ status: 'ready', attempt: 2 });
  });

  it('fail if their remote does not provide them', async () => {
    const { screens } = screensOver(async () => defineFlow({}));
    screens.load('deposit.cash');
    await nextTask();
    expect(screens.stateOf('deposit.cash').status).toBe('failed');
  });

  it('are ready once their texts are there too', async () => {
    let arrive = () => {};
    const { screens, texts } = screensOver(
      async () => defineFlow({ 'withdrawal.confirm': { component: Form } }),
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    screens.load('withdrawal.confirm');
    await nextTask();
    expect(texts.need).toHaveBeenCalledWith(['form', 'withdrawal']);
    expect(screens.stateOf('withdrawal.confirm').status).toBe('loading');
    arrive();
    await nextTask();
    expect(screens.stateOf('withdrawal.confirm').status).toBe('ready');
  });

  it('fail if their texts are loaded in no language', async () => {
    const { screens } = screensOver(
      async () => defineFlow({ 'deposit.cash': { component: Form } }),
      () => Promise.reject(new Error('cut')),
    );
    screens.load('deposit.cash');
    await nextTask();
    expect(screens.stateOf('deposit.cash')).toMatchObject({ status: 'failed', error: new Error('cut') });
  });

  it('that are likely next are loaded early, and stay unrequested if that fails', async () => {
    const load = jest.fn(async () => Form);
    const { screens, federation, texts } = screensOver(async () =>
      defineFlow({
        'deposit.list': { component: List },
        'deposit.redirect': { load, isLikelyNext: true },
        'deposit.cash': { load: () => Promise.reject(new Error('cut')), isLikelyNext: true },
        'deposit.region': { load: async () => Form },
      }),
    );

    screens.loadLikelyNext('deposit.list');
    await nextTask();

    expect(screens.stateOf('deposit.redirect').status).toBe('ready');
    expect(texts.need).toHaveBeenCalledWith(['form', 'bonus', 'deposit']);
    expect(federation.warm).toHaveBeenCalledTimes(1);
    expect(screens.stateOf('deposit.cash')).toEqual({ status: 'loading', attempt: 0 });
    expect(screens.stateOf('deposit.region')).toEqual({ status: 'loading', attempt: 0 });
  });
});
