import { defineFlow } from '@paywidget/shared/navigation';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { useWithdrawalUpdates } from './useWithdrawalUpdates';

let updates: ReturnType<typeof useWithdrawalUpdates> = {};

let show: (isShown: boolean) => void;

function Updates() {
  updates = useWithdrawalUpdates();
  return null;
}

function Page() {
  const [isShown, setIsShown] = useState(true);
  show = setIsShown;
  return isShown && <Updates />;
}

function open(options: Partial<RenderOptions> = {}) {
  const scene = renderScreen(defineFlow({ 'withdrawal.complete': { component: Page } }), {
    at: 'withdrawal.complete',
    ...options,
  });
  return {
    ...scene,
    push: (data: object, event = 'withdrawal.status') => act(() => scene.server.push(event, data)),
  };
}

it('collects the latest status of each withdrawal, with the server’s text', () => {
  const { push } = open();
  push({ withdrawalId: 'w1', status: 0 });
  push({ withdrawalId: 'w2', status: 2, message: 'The account is closed' });
  push({ withdrawalId: 'w1', status: 1 });
  expect(updates).toEqual({
    w1: { status: 'processed', message: undefined },
    w2: { status: 'mistaked', message: 'The account is closed' },
  });
});

it('keeps the later status, and the last text', () => {
  const { push } = open();
  push({ withdrawalId: 'w1', status: 2, message: 'The account is closed' });
  push({ withdrawalId: 'w1', status: 0 });
  expect(updates.w1).toEqual({ status: 'mistaked', message: 'The account is closed' });
  push({ withdrawalId: 'w1', status: 2, message: 'Call us' });
  expect(updates.w1?.message).toBe('Call us');
});

it('a withdrawal may have the name of what every object inherits', () => {
  const { push } = open();
  push({ withdrawalId: 'constructor', status: 1 });
  expect(updates.constructor).toMatchObject({ status: 'processed' });
});

it('takes the host’s messages too', () => {
  const { host } = open();
  act(() => host.say('withdrawal.status', { withdrawalId: 'w1', status: 'processed' }));
  expect(updates.w1?.status).toBe('processed');
});

it('ignores other pushes, and reports invalid ones', () => {
  const { host, push } = open();
  push({ withdrawalId: 'w1', status: 1 }, 'deposit.status');
  push({ status: 1 });
  expect(updates).toEqual({});
  expect(host.sentOf('Error')).toEqual([
    { code: 'ContractError', message: expect.stringContaining('withdrawalId') },
  ]);
});

it('collects what comes while the player goes from one screen to the next, and tells of it once', () => {
  const { push, host } = open();
  act(() => show(false));
  push({ withdrawalId: 'w1', status: 1 });
  act(() => host.say('withdrawal.status', { withdrawalId: 'w2', status: 'processed' }));
  act(() => show(true));
  expect([updates.w1?.status, updates.w2?.status]).toEqual(['processed', 'processed']);
  push({ status: 1 });
  expect(host.sentOf('Error')).toHaveLength(1);
});
