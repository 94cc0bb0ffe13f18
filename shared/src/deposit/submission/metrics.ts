import { ResponseError } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import type { OrderContext } from '@paywidget/shared/payments';
import { InvalidPeerToPeerError } from '../response/invalidPeerToPeer';
import type { Failure, ResolvedDeposit } from './submission';

const metricFields = <Status extends string>(
  status: Status,
  { method, cardViewType }: OrderContext,
  captcha: boolean,
) => ({ status, captcha, method, cardViewType });

/** Sends the success metric. */
export function trackSuccess(
  host: HostPort,
  { answer, context }: ResolvedDeposit,
  usedCaptcha: boolean,
): void {
  host.track('deposit_success', {
    ...metricFields('success', context, usedCaptcha),
    depositId: answer.depositId,
  });
}

/** Sends the fail metric. Also reports the error to the host, unless the failed call has reported it. */
export function trackFailure(host: HostPort, { error, context }: Failure, usedCaptcha: boolean): void {
  const { status: httpStatus, code } = error instanceof ResponseError ? error : {};
  host.track('deposit_fail', { ...metricFields('fail', context, usedCaptcha), httpStatus, code });
  if (error instanceof InvalidPeerToPeerError) {
    const { depositId, missing } = error;
    host.send('InvalidP2PResponse', { depositId, paymentMethod: context.method, missing });
  } else if (!(error instanceof ResponseError)) {
    host.report(error instanceof Error ? error.name : 'UnknownError', String(error));
  }
}
