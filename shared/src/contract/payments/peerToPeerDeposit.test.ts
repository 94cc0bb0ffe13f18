import { Instruction, missingInPeerToPeerDeposit, PeerToPeerDeposit } from './peerToPeerDeposit';

const sound = {
  depositId: 1,
  created: '2026-11-21T10:00:00Z',
  timeout_minutes: 15,
  payment_amount: 100,
  payment_currency: 'RUB',
  card: { number: '4400' },
};

const missingIn = (changes: object) =>
  missingInPeerToPeerDeposit(PeerToPeerDeposit.parse({ ...sound, ...changes }));

describe('PeerToPeerDeposit', () => {
  it.each([
    [{}, []],
    [{ card: null }, ['card']],
    [{ card: { number: '' } }, ['card']],
    [{ card: { encoded: 'abc' } }, []],
    [{ card: null, requisites: [{ name: 'n', title: 't', type: 'text', value: 'v' }] }, []],
    [{ created: null }, ['created']],
    [{ timeout_minutes: null }, ['timeoutMinutes']],
    [{ payment_amount: null, payment_currency: null }, ['amount', 'currency']],
    [{ payment_amount: null, passedAmount: 5 }, []],
    [{ card: null, created: null, isFieldsRequired: true }, []],
    [{ card: null, created: null, unifiedFlow: {} }, []],
  ])('with %j lacks %j', (changes, missing) => {
    expect(missingIn(changes)).toEqual(missing);
  });

  it.each([
    ['Pay at the desk', { steps: [], text: 'Pay at the desk' }],
    [[{ stepNumber: '1', stepInstruction: 'Open' }], { steps: [{ stepNumber: 1, stepInstruction: 'Open' }] }],
    [[{ stepNumber: 1, stepInstruction: 'Open' }], { steps: [{ stepNumber: 1, stepInstruction: 'Open' }] }],
    [
      { steps: [{ stepNumber: 1, stepInstruction: 'Open' }] },
      { steps: [{ stepNumber: 1, stepInstruction: 'Open' }] },
    ],
    [{ text: { en: 'Pay' } }, { steps: [], text: { en: 'Pay' } }],
    [
      [{ stepNumber: 1, stepInstruction: null }, null, { stepNumber: 2, stepInstruction: 'Pay' }],
      { steps: [{ stepNumber: 2, stepInstruction: 'Pay' }] },
    ],
    [
      { steps: [{ stepInstruction: 'Open' }], text: 'Pay' },
      { steps: [], text: 'Pay' },
    ],
  ])('reads the instruction %j', (raw, instruction) => {
    expect(Instruction.parse(raw)).toEqual(instruction);
  });
});
