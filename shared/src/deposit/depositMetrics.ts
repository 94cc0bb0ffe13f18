import { ResponseError } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import type { Purpose } from '@paywidget/shared/state';
import { InvalidPeerToPeerError } from './invalidPeerToPeer';
import type { Failure, Settled } from './submission';

const about = <Status extends string>(
  status: Status,
  { method, cardViewType }: Purpose,
  captcha: boolean,
) => ({ status, captcha, method, cardViewType });

/** The success metric (specification, section 4, "Deposit submit flow"). */
export function trackSuccess(host: HostPort, { answer, purpose }: Settled, usedCaptcha: boolean): void {
  host.track('deposit_success', { ...about('success', purpose, usedCaptcha), depositId: answer.depositId });
}

/** The fail metric, and a report of what no failed call has reported yet. */
export function trackFailure(host: HostPort, { error, purpose }: Failure, usedCaptcha: boolean): void {
  const { status: httpStatus, code } = error instanceof ResponseError ? error : {};
  host.track('deposit_fail', { ...about('fail', purpose, usedCaptcha), httpStatus, code });
  if (error instanceof InvalidPeerToPeerError) {
    const { depositId, missing } = error;
    host.send('InvalidP2PResponse', { depositId, paymentMethod: purpose.method, missing });
  } else if (!(error instanceof ResponseError)) {
    host.report(error instanceof Error ? error.name : 'UnknownError', String(error));
  }
}
