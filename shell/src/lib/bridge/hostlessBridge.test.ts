import { NoHostError } from './errors';
import { createHostlessBridge } from './hostlessBridge';

it('a page that needs no host starts with the locale of the page', async () => {
  const bridge = createHostlessBridge({ isHostNeeded: false, locale: 'de' });
  await expect(bridge.start()).resolves.toEqual({ closingButton: false, user: { locale: 'de' } });
  const stop = bridge.on('back', () => undefined);
  expect(() => {
    bridge.send('Close', {});
    stop();
    bridge.dispose();
  }).not.toThrow();
});

it('any other page fails to start', async () => {
  await expect(createHostlessBridge({ isHostNeeded: true, locale: 'de' }).start()).rejects.toThrow(
    NoHostError,
  );
});
