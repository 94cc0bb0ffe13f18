import { wheelStep } from './wheelStep';

const noInput = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false };
const between = { isAtStart: false, isAtEnd: false };

it.each([
  ['down by 4 pixels', { deltaY: 4 }, between, 1],
  ['up by 4 pixels', { deltaY: -4 }, between, -1],
  ['by less than 4 pixels', { deltaY: 3.9 }, between, 0],
  ['down by a line', { deltaY: 1, deltaMode: 1 }, between, 1],
  ['down by a page', { deltaY: 1, deltaMode: 2 }, between, 1],
  ['horizontally', { deltaX: 30, deltaY: 5 }, between, 0],
  ['to zoom', { deltaY: 30, ctrlKey: true }, between, 0],
  ['down at the end', { deltaY: 30 }, { isAtStart: false, isAtEnd: true }, 0],
  ['up at the end', { deltaY: -30 }, { isAtStart: false, isAtEnd: true }, -1],
  ['up at the start', { deltaY: -30 }, { isAtStart: true, isAtEnd: false }, 0],
  ['while all cards are visible', { deltaY: 30 }, { isAtStart: true, isAtEnd: true }, 0],
] as const)('returns the step for a wheel event %s', (_, input, position, steps) => {
  expect(wheelStep({ ...noInput, ...input }, position)).toBe(steps);
});
