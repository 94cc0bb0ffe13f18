import { placesOf, screenStates } from '../../../states';
import { type AppearanceMessage, readStateQuery, type StateMessage, type StateName } from '../stateAddress';
import { useMemoryStorage } from './memoryStorage';
import { renderState } from './renderState';
import './state.scss';

const rows = screenStates.flatMap((state) => placesOf(state).map((place) => ({ state, place })));

const send = (message: StateMessage) => window.parent.postMessage(message, location.origin);

useMemoryStorage();
// A state must not leave the page. A browser that blocks the window returns `null`.
window.open = () => null;

const address = readStateQuery(location.search);
const row =
  rows.find(({ state, place }) => place.route.name === address.route && state.state === address.state) ??
  rows[0];
const element = document.getElementById('paywidget');
if (!row || !element) throw new Error('There is nothing to show, or no place for it');

send({
  studio: 'states',
  states: rows.map(({ state, place }): StateName => [place.route.name, state.state]),
});
await renderState(element, row.state, row.place, address, (set) => {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<AppearanceMessage>) => {
    if (source === window.parent && origin === location.origin && data.studio === 'appearance') set(data);
  });
});
document.documentElement.dataset.state = 'ready';
send({ studio: 'ready' });
