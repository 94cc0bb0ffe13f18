import { defineFlow } from '@paywidget/shared/navigation';
import type { CreatedWithdrawal, WithdrawalSubmission } from '@paywidget/shared/payments';
import { choiceAtom, createStore } from '@paywidget/shared/state';
import { giveWithdrawal } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { useOpenCreatedWithdrawal } from './useOpenCreatedWithdrawal';

let isOpening: boolean | undefined;
let back = () => {};

function List() {
  isOpening = useOpenCreatedWithdrawal();
  return null;
}

function Complete() {
  const navigate = useNavigate();
  back = () => navigate(-1);
  return null;
}

const created = (changes: Partial<CreatedWithdrawal> = {}): WithdrawalSubmission => ({
  step: 'created',
  withdrawal: { withdrawalId: 'w1', status: 'accepted', ...changes },
});

beforeEach(() => sessionStorage.clear());

function open(submission: WithdrawalSubmission) {
  const store = createStore();
  store.set(choiceAtom, { method: 'bank', group: 'banks' });
  const scene = renderScreen(
    defineFlow({ 'withdrawal.list': { component: List }, 'withdrawal.complete': { component: Complete } }),
    { at: 'withdrawal.list', from: 'deposit.list', store },
  );
  act(() => giveWithdrawal(store, submission));
  return { ...scene, choice: () => store.get(choiceAtom) };
}

it.each([
  [
    { method: 'visa', group: 'cards' },
    { method: 'visa', group: 'cards' },
  ],
  [{}, { method: 'bank', group: 'banks' }],
])('opens the complete page of a withdrawal with %j', (named, choice) => {
  const scene = open(created(named));
  expect(scene.whereabouts().name).toBe('withdrawal.complete');
  expect(scene.choice()).toEqual(choice);
});

it('leaves no way back to the page before', () => {
  const { whereabouts } = open(created());
  act(() => back());
  expect(whereabouts().name).toBe('deposit.list');
});

it.each([
  ['was shown', created({ isSeen: true })],
  ['was not created', { step: 'none' } as const],
])('stays if the withdrawal %s', (_, submission) => {
  const { whereabouts } = open(submission);
  expect(whereabouts().name).toBe('withdrawal.list');
  expect(isOpening).toBe(false);
});
