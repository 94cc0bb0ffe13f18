import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import {
  type DepositRequestKind,
  type PaymentErrorText,
  paymentsAtom,
  type RedirectMode,
  shownDepositAtom,
} from '@paywidget/shared/payments';
import { useHost, useService } from '@paywidget/shared/services';
import { beforeCloseAtom, isNativeAtom, useSetAtom, useStore } from '@paywidget/shared/state';
import {
  isDeclined,
  isTranslatedIn,
  paymentErrorText,
  useKeepForPayment,
} from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import type { DepositRequest } from '../order/depositRequest';
import { buildDepositRequest, type DepositFormValues, type FormRequestKind } from '../order/depositRequest';
import { orderContext, redirectModeOf, requestContext, requestKindOf } from '../order/orderContext';
import type { HelperWindow } from '../redirect/helperWindow';
import { openHelper, useContinueToPayment } from '../redirect/pendingRedirect';
import { navigateToOutcome } from './navigateToOutcome';
import { type Failure, isBusy, type ResolvedDeposit } from './submission';
import { type SubmissionView, submissionViewOf } from './submissionView';
import type { SubmissionScreen } from './submitter';
import { useReportAbandonment } from './useReportAbandonment';
import { useIsDepositInProgress, useSubmitter } from './useSubmitter';

export interface SubmitOptions {
  /** The call that creates the deposit. By default the method's. */
  kind?: FormRequestKind;
  /** The screen to go to if the answer names no screen. By default the complete page. */
  fallbackScreen?: ScreenName;
  /** Called if the deposit was rejected, with the text for the player. A cancelled deposit is no failure. */
  onFailed?: (text: PaymentErrorText, error: unknown) => void;
}

export interface SubmitDeposit {
  view: SubmissionView;
  /**
   * Creates the deposit. Call this function within the press of submit. Ignored if the form is invalid or a deposit is in
   * progress.
   */
  submit(form: DepositFormValues): void;
  /** Continues the deposit with an on-ramp offer. */
  continueWith(depositId: string, offer: string): void;
  /** Checks an unknown outcome, then sends the same request again if there is no such deposit. */
  retry(): void;
  /** Stops the deposit. This is not an error. */
  cancel(): void;
  /** Opens the provider's page in the view `payable`. */
  continueToPayment(): void;
}

/** The submit pipeline of one method's form. See docs/rules/deposits.md. */
export function useSubmitDeposit(method: PaymentMethod, options: SubmitOptions = {}): SubmitDeposit {
  const store = useStore();
  const host = useHost();
  const urls = useService('urls');
  const { go } = useFlow();
  const { route } = useFlowPosition();
  const { i18n } = useTranslation();
  const submitter = useSubmitter();
  const submission = useSyncExternalStore(submitter.subscribe, submitter.state);
  const { isPressNeeded, continueToPayment } = useContinueToPayment();
  const helper = useRef<HelperWindow>(undefined);
  const beforeClose = useSetAtom(beforeCloseAtom);
  useReportAbandonment(method, submission);
  useKeepForPayment(useIsDepositInProgress(method.name));

  function takeHelper(): HelperWindow | undefined {
    const window = helper.current;
    helper.current = undefined;
    return window;
  }
  const onResolved = useEffectEvent((resolved: ResolvedDeposit) =>
    navigateToOutcome(resolved, { store, host, go, helper: takeHelper() }),
  );
  const onInterrupted = useEffectEvent(() => takeHelper()?.close());
  const onFailed = useEffectEvent(({ error, context }: Failure) => {
    takeHelper()?.close();
    const isOffer = context.kind === 'continue';
    // The deposit still exists, and the offer can be chosen again.
    if (isOffer && !isDeclined(error)) return showFailure(error);
    store.set(paymentsAtom, { type: 'answerForgotten' });
    if (!isOffer) return showFailure(error);
    // A declined offer ends on the complete page. This page leads back to on-ramp.
    store.set(paymentsAtom, { type: 'shownStatusReceived', status: 'mistaked' });
    const { depositId } = store.get(shownDepositAtom) ?? {};
    if (depositId !== undefined) host.send('DepositStatus', { depositId, status: 'mistaked' });
    go('deposit.complete', { replace: true, query: { status: 'mistaked', to: 'deposit.onramp' } });
  });
  function showFailure(error: unknown) {
    const text = paymentErrorText(error, isTranslatedIn(i18n));
    options.onFailed?.(text, error);
  }

  const screen = useMemo<SubmissionScreen>(() => ({ method: method.name }), [method.name]);
  useEffect(() => {
    const leave = submitter.registerScreen(screen, {
      onResolved: (resolved) => onResolved(resolved),
      onFailed: (failure) => onFailed(failure),
      onInterrupted: () => onInterrupted(),
      onCaptchaRequired: () => helper.current?.awaitCheck(),
    });
    const forget = beforeClose(submitter.leave);
    return () => {
      forget();
      leave();
      helper.current?.close();
      helper.current = undefined;
    };
  }, [submitter, screen, beforeClose]);

  /**
   * Opens the window before any `await`, because browsers open windows only within a press. Returns the possible mode: if
   * the window cannot be reached, the host redirects.
   */
  function openHelperFor(redirectMode: RedirectMode, awaitsCheck: boolean): RedirectMode {
    helper.current?.close();
    helper.current = redirectMode === 'helper' ? openHelper({ store, urls }, { awaitsCheck }) : undefined;
    return helper.current?.isSevered ? 'host' : redirectMode;
  }

  /** Submits a deposit: `depositId` if it continues an existing one, `network` for a crypto address (the network's code). */
  function order(
    kind: DepositRequestKind,
    build: (redirectMode: RedirectMode) => DepositRequest,
    { depositId, network }: { depositId?: string; network?: string },
  ) {
    if (isBusy(submitter.state())) return;
    const isAddress = network !== undefined;
    const preferredMode = redirectModeOf(method, { isNative: store.get(isNativeAtom), kind, isAddress });
    const preferredRequest = buildOrShow(() => build(preferredMode));
    if (!preferredRequest) return;
    store.set(paymentsAtom, { type: 'redirectForgotten' });
    // An offer needs no captcha, because the deposit that it continues had a captcha.
    const captcha = kind === 'continue' ? undefined : method.needsCaptcha;
    const redirectMode = openHelperFor(preferredMode, captcha !== undefined);
    // The return URL depends on the redirect mode.
    const request = redirectMode === preferredMode ? preferredRequest : build(redirectMode);
    const from = { kind, redirectMode, screen: route.name, fallbackScreen: options.fallbackScreen, network };
    const context = orderContext(store, method, from);
    submitter.submit({ context, request, depositId, captcha }, screen);
  }

  function buildOrShow(build: () => DepositRequest): DepositRequest | undefined {
    try {
      return build();
    } catch (error) {
      host.report(error instanceof Error ? error.name : 'UnknownError', String(error));
      showFailure(error);
      return undefined;
    }
  }

  function submit(form: DepositFormValues) {
    if (!form.isValid) return;
    const kind = options.kind ?? requestKindOf(method);
    order(
      kind,
      (redirectMode) =>
        buildDepositRequest(kind, method, form, requestContext({ store, urls }, method, redirectMode)),
      { depositId: form.depositId, network: form.isNewFlow ? (form.fields.network ?? '') : undefined },
    );
  }

  function continueWith(depositId: string, offer: string) {
    order(
      'continue',
      () => ({ kind: 'continue', body: { depositId, paymentType: method.name, method: offer } }),
      { depositId },
    );
  }

  function retry() {
    const state = submitter.state();
    if (state.step !== 'unknown' && state.step !== 'checking') return;
    // A repeated request already has the outputs of its captcha.
    openHelperFor(state.unresolved.context.redirectMode, false);
    submitter.retry(screen);
  }

  return {
    view: submissionViewOf(submission, {
      isRelevant: submitter.isRelevantTo(screen),
      isRedirectPending: isPressNeeded,
    }),
    submit,
    continueWith,
    retry,
    cancel: submitter.cancel,
    continueToPayment,
  };
}
