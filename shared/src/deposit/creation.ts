import type { Api, CallOptions } from '@paywidget/shared/api';
import type { CaptchaOutput, RequestOf } from '@paywidget/shared/contract';
import {
  continueExternalDeposit,
  createDeposit,
  createPeerToPeerDeposit,
  createSweepstakeDeposit,
  type DepositCreation,
  type PeerToPeerCreation,
  prepareDeposit,
  type SweepstakeDepositCreation,
} from '@paywidget/shared/payments';
import type { DepositAnswer } from '@paywidget/shared/state';
import { callWithCard } from './sealedCard';

/** One deposit to create: which call, and its body. */
export type Creation =
  | { readonly kind: 'create' | 'prepare'; readonly body: DepositCreation }
  | { readonly kind: 'sweepstake'; readonly body: SweepstakeDepositCreation }
  | { readonly kind: 'peer-to-peer'; readonly body: PeerToPeerCreation }
  | { readonly kind: 'continue'; readonly body: RequestOf<typeof continueExternalDeposit> };

/** The same creation with what a captcha gave. An on-ramp offer carries none. */
export function withCaptcha(creation: Creation, outputs: CaptchaOutput | undefined): Creation {
  if (!outputs || creation.kind === 'continue') return creation;
  return { ...creation, body: { ...creation.body, ...outputs } } as Creation;
}

/** Sends a creation. */
export function sendCreation(api: Api, creation: Creation, options: CallOptions): Promise<DepositAnswer> {
  switch (creation.kind) {
    case 'create':
      return api.call(createDeposit, creation.body, options);
    case 'prepare':
      return api.call(prepareDeposit, creation.body, options);
    case 'sweepstake':
      return api.call(createSweepstakeDeposit, creation.body, options);
    case 'peer-to-peer':
      return callWithCard(api, createPeerToPeerDeposit, creation.body, options);
    case 'continue':
      return api.call(continueExternalDeposit, creation.body, options);
  }
}

/** The deposit that a creation goes on with; nothing where it makes a new one. */
export const continuedBy = ({ body: { depositId } }: Creation): string | undefined =>
  depositId === undefined ? undefined : String(depositId);

/** Whether two creations ask for the same deposit. The payment session and the way back are no part of what is asked. */
export function isSameCreation(a: Creation, b: Creation): boolean {
  const asked = ({ kind, body }: Creation) =>
    JSON.stringify([
      kind,
      Object.entries({ ...body, paymentSessionId: undefined, returnUrl: undefined }).sort(),
    ]);
  return asked(a) === asked(b);
}
