import { createExposure } from './trackExposure';

function exposureOf(experiments: { key: string; group: string }[]) {
  const track = jest.fn();
  return { track, ...createExposure({ host: { track }, experiments: () => experiments }) };
}
const list = (abTestGroup?: string) => ({ endpoint: 'BANKING/methods-payment-v5', payload: { abTestGroup } });

it('tracks an experiment once, when a call names its group', () => {
  const { track, onCall } = exposureOf([{ key: 'order', group: 'group_a' }]);
  onCall({ endpoint: 'BANKING/methods-country-selector-v2', payload: {} });
  expect(track).not.toHaveBeenCalled();
  onCall(list('group_a'));
  onCall({ endpoint: 'BANKING/deposit-create', payload: { abTestGroup: 'group_a' } });
  expect(track.mock.calls).toEqual([['experiment_exposed', { experiment: 'order', group: 'group_a' }]]);
});

it('tracks each experiment that shows bonuses in the list, and none that the widget ignores', () => {
  const { track, onCall } = exposureOf([
    { key: 'order', group: 'group_a' },
    { key: 'colour', group: 'group_c' },
    { key: 'bonus', group: 'group_b' },
  ]);
  onCall(list('group_a'));
  expect(track.mock.calls.map(([, { experiment }]) => experiment)).toEqual(['order', 'bonus']);
});
