import type { TransactionStatus } from '@paywidget/shared/contract';
import type { AdditionalTransaction, OnchainTransaction } from './coins';
import type {
  DepositAnswer,
  EndReason,
  OrderContext,
  PaymentClaim,
  PaymentReport,
  PendingRedirect,
} from './deposit';

interface OfDeposit {
  readonly depositId: string;
}

/** All events of a deposit. Times are server time in ms since the epoch. */
export type DepositEvent =
  /** A request is about to be sent: `depositId` is set if it continues a created deposit. */
  | {
      readonly type: 'sent';
      readonly order: OrderContext;
      readonly key: string;
      readonly depositId?: string;
      readonly sessionId?: string;
      readonly at: number;
    }
  /** The server has answered with a deposit. */
  | ({ readonly type: 'answered' } & OfDeposit)
  /** The widget takes the player to the page of a deposit from the server's answer. */
  | {
      readonly type: 'resolved';
      readonly order: OrderContext;
      readonly answer: DepositAnswer;
      readonly deadline?: number;
      readonly awaitsRedirect: boolean;
      readonly at: number;
    }
  /** The deposit exists and may be paid, but the player left before the response. */
  | ({ readonly type: 'undelivered'; readonly order: OrderContext; readonly at: number } & OfDeposit)
  /** The request has created nothing, or the player never saw how to pay. */
  | { readonly type: 'discarded' }
  /**
   * The answer of the shown deposit is no longer needed: the deposit was rejected, or the player has started another one.
   */
  | { readonly type: 'answerForgotten' }
  /** The widget has requested the answer again. */
  | ({
      readonly type: 'answerRenewed';
      readonly answer: DepositAnswer;
      readonly deadline?: number;
    } & OfDeposit)
  /** The server's facts about a stored deposit. The widget takes the player to the deposit's page. */
  | ({
      readonly type: 'restored';
      readonly ref: string;
      readonly status: TransactionStatus;
      readonly endReason?: EndReason;
      readonly answer?: DepositAnswer;
      readonly deadline?: number;
      readonly redirect?: PendingRedirect;
      /** True if the outcome of a call that continued the deposit is still unknown. */
      readonly isUnresolved?: boolean;
    } & OfDeposit)
  /** The widget opens the page of a known deposit. */
  | { readonly type: 'shown'; readonly ref: string }
  /** A push names the deposit of the complete page. Before, only the URL named it. */
  | ({ readonly type: 'named' } & OfDeposit)
  /** The redirect of the shown deposit waits for a window, or was delivered. */
  | ({ readonly type: 'redirectWaits'; readonly redirect: PendingRedirect } & OfDeposit)
  | ({ readonly type: 'redirectDelivered' } & OfDeposit)
  /** A press has started something else, so the waiting redirect is no longer needed. */
  | { readonly type: 'redirectForgotten' }
  /** Coins were seen on their way to an address, and the complete page opens. The server may not name the deposit. */
  | {
      readonly type: 'coinsSeen';
      readonly depositId?: string;
      readonly order: OrderContext;
      readonly onchainTransaction: OnchainTransaction;
      readonly status: TransactionStatus;
      readonly endReason?: EndReason;
      readonly at: number;
    }
  /** A push says more about the coins of the shown deposit, or further coins were seen. */
  | {
      readonly type: 'coinsChanged';
      readonly onchainTransaction?: OnchainTransaction;
      readonly additionalTransactions?: readonly AdditionalTransaction[];
    }
  /** An address has no coins. From now on its page follows the deposit whose coins have arrived. */
  | ({ readonly type: 'addressFollowed' } & OfDeposit)
  /** A status from the server or the host. `isOver` ends the deposit: lists and the next start no longer show it. */
  | ({
      readonly type: 'statusReceived';
      readonly status: TransactionStatus;
      readonly endReason?: EndReason;
      readonly isOver?: boolean;
    } & OfDeposit)
  /** Like `statusReceived`, for the shown deposit. Its id may be unknown. */
  | {
      readonly type: 'shownStatusReceived';
      readonly status: TransactionStatus;
      readonly endReason?: EndReason;
      readonly isOver?: boolean;
      /** True if the status only follows from the time that has passed. */
      readonly isAssumed?: boolean;
    }
  /** The player has left the invoice for the complete page, because they paid or the server has resolved the deposit. */
  | ({
      readonly type: 'invoiceLeft';
      readonly method: string;
      readonly status: TransactionStatus;
      readonly endReason?: EndReason;
      /** True if the player says that they have paid. */
      readonly isClaimed?: boolean;
    } & OfDeposit)
  | ({ readonly type: 'claimed'; readonly claim: PaymentClaim } & OfDeposit)
  /** The widget sends the report that the deposit is paid, or the report has an outcome. */
  | ({
      readonly type: 'reported';
      readonly method: string;
      readonly report: Partial<PaymentReport> & Pick<PaymentReport, 'step'>;
    } & OfDeposit)
  /** The final status of a reported deposit has been shown. */
  | ({ readonly type: 'reportForgotten' } & OfDeposit)
  /** The player has cancelled the deposit of a method while it was being created. */
  | { readonly type: 'cancelRequested'; readonly method: string }
  | { readonly type: 'cancelForgotten' }
  /** The player has turned back from the page of an unpaid deposit. */
  | ({ readonly type: 'turnedBack' } & OfDeposit)
  | { readonly type: 'turnForgotten' }
  /** The deposit is over: it has a final status, or was cancelled. */
  | ({ readonly type: 'ended' } & OfDeposit)
  /** The player looks at another deposit, or at none. Lists show the earlier deposit until its final status. */
  | { readonly type: 'released' }
  /** The player has left the complete page. */
  | { readonly type: 'left' }
  /** The player has left the page of an address without coins. */
  | { readonly type: 'addressLeft' };
