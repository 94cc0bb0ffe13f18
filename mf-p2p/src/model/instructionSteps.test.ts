import { Instruction } from '@paywidget/shared/contract/payments';
import { instructionSteps } from './instructionSteps';

it.each([
  [undefined, []],
  ['Pay at the desk', []],
  [
    [
      { stepNumber: 2, stepInstruction: { en: 'Pay', ru: 'Оплатите' } },
      { stepNumber: 1, stepInstruction: 'Open' },
    ],
    ['Open', 'Оплатите'],
  ],
])('the instruction %j has the steps %j', (raw, steps) => {
  expect(instructionSteps(raw === undefined ? undefined : Instruction.parse(raw), 'ru')).toEqual(steps);
});
