import type { Api } from '@paywidget/shared/api';
import { atom } from '@paywidget/shared/state';
import type { IconBase } from '@paywidget/shared/ui';
import type { StartFailure } from './failures';
import type { ShellServices } from './ShellProvider';

/** How far the widget has got: waiting for the host, stopped with a way to try again, or running. */
export type StartState =
  | { status: 'waiting' }
  | { status: 'failed'; failure: StartFailure; retry: () => void }
  | { status: 'ready'; api: Api; iconBase: IconBase; services: ShellServices };

export const startStateAtom = atom<StartState>({ status: 'waiting' });
