import type { RequestOf } from '@paywidget/shared/contract';
import type { createWithdrawal } from '@paywidget/shared/payments';

/** A withdrawal as it is asked for: exactly what is sent. */
export type Creation = RequestOf<typeof createWithdrawal>;
