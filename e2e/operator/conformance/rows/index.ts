import type { RowGroup } from '../row';
import { cors } from './cors';
import { deposits } from './deposits';
import { host } from './host';
import { lists } from './lists';
import { peerToPeer } from './peerToPeer';
import { players } from './players';
import { sessions } from './sessions';
import { socket } from './socket';
import { sweepstake } from './sweepstake';
import { transport } from './transport';
import { withdrawals } from './withdrawals';

/** All rows, in the order of the report. */
export const rowGroups: readonly RowGroup[] = [
  transport,
  cors,
  lists,
  host,
  sessions,
  ...deposits,
  peerToPeer,
  withdrawals,
  sweepstake,
  players,
  socket,
];
