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
} from '@paywidget/shared/contract/payments';
import type { DepositAnswer } from '@paywidget/shared/state';
import { callForEncryptedCard } from '../response/encryptedCard';

/** One deposit to create: which call, and its body. */
export type DepositRequest =
  | { readonly kind: 'create' | 'prepare'; readonly body: DepositCreation }
  | { readonly kind: 'sweepstake'; readonly body: SweepstakeDepositCreation }
  | { readonly kind: 'peer-to-peer'; readonly body: PeerToPeerCreation }
  | { readonly kind: 'continue'; readonly body: RequestOf<typeof continueExternalDeposit> };

/** The same creation with what a captcha gave. An on-ramp offer carries none. */
export function withCaptcha(request: DepositRequest, outputs: CaptchaOutput | undefined): DepositRequest {
  if (!outputs || request.kind === 'continue') return request;
  return { ...request, body: { ...request.body, ...outputs } } as DepositRequest;
}

/** Sends a creation. */
export function sendDepositRequest(
  api: Api,
  request: DepositRequest,
  options: CallOptions,
): Promise<DepositAnswer> {
  switch (request.kind) {
    case 'create':
      return api.call(createDeposit, request.body, options);
    case 'prepare':
      return api.call(prepareDeposit, request.body, options);
    case 'sweepstake':
      return api.call(createSweepstakeDeposit, request.body, options);
    case 'peer-to-peer':
      return callForEncryptedCard(api, createPeerToPeerDeposit, request.body, options);
    case 'continue':
      return api.call(continueExternalDeposit, request.body, options);
  }
}

/** The deposit that a creation goes on with; nothing where it makes a new one. */
export const existingDepositId = ({ body: { depositId } }: DepositRequest): string | undefined =>
  depositId === undefined ? undefined : String(depositId);

/** Whether two creations ask for the same deposit. The payment session and the way back are no part of what is asked. */
export function isSameRequest(a: DepositRequest, b: DepositRequest): boolean {
  const asked = ({ kind, body }: DepositRequest) =>
    JSON.stringify([
      kind,
      Object.entries({ ...body, paymentSessionId: undefined, returnUrl: undefined }).sort(),
    ]);
  return asked(a) === asked(b);
}
