import { missingInPeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import type { DepositAnswer } from '@paywidget/shared/payments';

/** A peer-to-peer deposit that exists but cannot be paid, because the named parts of the answer are missing. */
export class InvalidPeerToPeerError extends Error {
  override readonly name = 'InvalidPeerToPeerError';
  constructor(
    readonly depositId: string,
    readonly missing: readonly string[],
  ) {
    super(`Invalid peer-to-peer deposit: no ${missing.join(', ')}`);
  }
}

/** @throws InvalidPeerToPeerError if the deposit cannot be paid. A deposit that first asks for more fields passes. */
export function assertPayable(answer: DepositAnswer): void {
  const missing = missingInPeerToPeerDeposit({ status: 'waiting', ...answer });
  if (missing.length > 0) throw new InvalidPeerToPeerError(answer.depositId, missing);
}
