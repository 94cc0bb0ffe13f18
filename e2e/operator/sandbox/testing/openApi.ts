import { systemClock } from '../../ledger/clock';
import { openStore } from '../../ledger/database';
import { createApi } from '../api/handle';
import { createFaults } from '../operator/faults';
import { type NewPlayer, signUp } from '../operator/newPlayer';
import { createOperator } from '../operator/operator';
import { createRequestLog } from '../operator/requestLog';

/** Opens the sandbox's API as a function: without a server, with an empty ledger in memory. */
export function openApi() {
  const operator = createOperator({
    store: openStore(':memory:'),
    clock: systemClock,
    publicUrl: () => 'https://pay.example',
  });
  const requests = createRequestLog();
  const handle = createApi({
    operator,
    faults: createFaults(),
    requests,
    wait: async () => undefined,
    responseDelay: () => 0,
    variesForms: true,
    checksAnswers: true,
  });
  return { handle, requests, signUp: (player: NewPlayer) => signUp(operator, player) };
}
