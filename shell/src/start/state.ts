import type { Api } from '@paywidget/shared/api';
import { atom } from '@paywidget/shared/state';
import type { ShellServices } from '../app/ShellProvider';
import type { StartFailure } from './failures';

/** How far the widget has got: waiting for the host, stopped with a way to try again, or running. */
export type StartState =
  | { status: 'waiting' }
  | { status: 'failed'; failure: StartFailure; retry: () => void }
  | { status: 'ready'; api: Api; staticUrl: string; services: ShellServices };

export const startStateAtom = atom<StartState>({ status: 'waiting' });
