import { missingInPeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import type { DepositAnswer } from '@paywidget/shared/state';

/** A peer-to-peer deposit that exists but cannot be paid, for want of the parts named (specification, section 8). */
export class InvalidPeerToPeerError extends Error {
  override readonly name = 'InvalidPeerToPeerError';
  constructor(
    readonly depositId: string,
    readonly missing: readonly string[],
  ) {
    super(`Invalid peer-to-peer deposit: no ${missing.join(', ')}`);
  }
}

/** @throws InvalidPeerToPeerError unless the deposit can be paid, or first asks for more fields. */
export function assertPayable(answer: DepositAnswer): void {
  if (answer.isFieldsRequired) return;
  const missing = missingInPeerToPeerDeposit({ status: 'waiting', ...answer });
  if (missing.length > 0) throw new InvalidPeerToPeerError(answer.depositId, missing);
}
