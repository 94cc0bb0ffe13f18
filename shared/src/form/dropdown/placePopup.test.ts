/** @jest-environment jsdom */
import { placePopup } from './placePopup';

const box = (top: number, height: number) => ({ top, bottom: top + height }) as DOMRect;

function place({ anchorTop, height, scroller }: { anchorTop: number; height: number; scroller?: DOMRect }) {
  const popup = document.createElement('div');
  const anchor = document.createElement('button');
  const around = document.createElement('div');
  around.append(anchor);
  document.body.append(around);
  if (scroller) around.style.overflowY = 'auto';
  Object.defineProperty(popup, 'scrollHeight', { value: height });
  anchor.getBoundingClientRect = () => box(anchorTop, 48);
  around.getBoundingClientRect = () => scroller ?? box(0, 0);
  placePopup(popup, anchor);
  around.remove();
  return [popup.dataset.side, popup.style.getPropertyValue('--pw-room')];
}

// jsdom's window is 768 px high.
it.each([
  ['below if there is room', { anchorTop: 100, height: 300 }, 'below', '612px'],
  ['above if there is no room below', { anchorTop: 700, height: 300 }, 'above', '692px'],
  ['below if it is small enough', { anchorTop: 600, height: 90 }, 'below', '200px'],
  [
    'above if the scroll container leaves no room below',
    { anchorTop: 400, height: 300, scroller: box(50, 450) },
    'above',
    '342px',
  ],
  [
    'below, at the minimum height, if there is no room at all',
    { anchorTop: 20, height: 300, scroller: box(0, 120) },
    'below',
    '200px',
  ],
])('places a popup %s', (_, given, side, room) => {
  expect(place(given)).toEqual([side, room]);
});
