import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow, useFlowPosition } from '@paywidget/shared/flow';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import type { ScreenName } from '@paywidget/shared/routes';
import {
  type CreationKind,
  depositResponseAtom,
  isNativeAtom,
  type RedirectWay,
  useStore,
} from '@paywidget/shared/state';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { buildCreation, type DepositForm, type FormCreationKind } from './buildCreation';
import { conclude } from './conclude';
import type { Creation } from './creation';
import type { HelperWindow } from './helperWindow';
import { creationFactsIn, purposeIn } from './orderFacts';
import { type PaymentErrorText, paymentErrorText } from './paymentError';
import { openHelper, pendingRedirectAtom, useContinueToPayment } from './pendingRedirect';
import { creationKindOf, redirectWayOf } from './purpose';
import { type Failure, isBusy, type Settled } from './submission';
import { type SubmissionView, submissionViewOf } from './submissionView';
import type { SubmissionScreen } from './submitter';
import { useReportClosing } from './useReportClosing';
import { useSubmitter } from './useSubmitter';

export interface SubmitOptions {
  /** The call that creates the deposit; otherwise the method's own. */
  kind?: FormCreationKind;
  /** Where to go when the answer names no screen; otherwise the complete page. */
  requested?: ScreenName;
  /** Hears that the deposit was refused, with what the player is to read of it. A cancelled one is no failure. */
  onFailed?: (text: PaymentErrorText, error: unknown) => void;
}

export interface SubmitDeposit {
  view: SubmissionView;
  /** Creates the deposit, within the press of submit. An invalid form and a press too many do nothing. */
  submit(form: DepositForm): void;
  /** Goes on with an on-ramp offer. */
  continueWith(depositId: string, offer: string): void;
  /** Settles an unknown outcome: asks, then sends the same call again. */
  retry(): void;
  /** The player breaks off: no error. */
  cancel(): void;
  /** In the view `payable`: opens the provider's page. */
  continueToPayment(): void;
}

/** The submit pipeline of one method's form (specification, section 4, "Deposit submit flow"). */
export function useSubmitDeposit(method: PaymentMethod, options: SubmitOptions = {}): SubmitDeposit {
  const store = useStore();
  const host = useHost();
  const { go } = useFlow();
  const { route } = useFlowPosition();
  const { i18n } = useTranslation();
  const submitter = useSubmitter();
  const submission = useSyncExternalStore(submitter.subscribe, submitter.state);
  const { isPressNeeded, continueToPayment } = useContinueToPayment();
  const helper = useRef<HelperWindow>(undefined);
  useReportClosing(method, submission);

  function releaseHelper(): HelperWindow | undefined {
    const window = helper.current;
    helper.current = undefined;
    return window;
  }
  const onSettled = useEffectEvent((settled: Settled) =>
    conclude(settled, { store, host, go, helper: releaseHelper() }),
  );
  const onHalted = useEffectEvent(() => releaseHelper()?.close());
  const onFailed = useEffectEvent(({ error, purpose }: Failure) => {
    releaseHelper()?.close();
    store.set(depositResponseAtom, undefined);
    // A refused offer ends on the complete page, which leads back to on-ramp (specification, section 4).
    if (purpose.kind !== 'continue') return tellFailure(error);
    go('deposit.complete', { replace: true, query: { status: 'mistaked', to: 'deposit.onramp' } });
  });
  function tellFailure(error: unknown) {
    const text = paymentErrorText(error, (key) => i18n.exists(key));
    options.onFailed?.(text, error);
  }

  const screen = useMemo<SubmissionScreen>(() => ({ method: method.name }), [method.name]);
  useEffect(() => {
    const leave = submitter.attend(screen, {
      settled: (settled) => onSettled(settled),
      failed: (failure) => onFailed(failure),
      halted: () => onHalted(),
    });
    return () => {
      leave();
      helper.current?.close();
      helper.current = undefined;
    };
  }, [submitter, screen]);

  /**
   * Before anything is awaited: browsers open windows only within the press. Answers the way that is left: a window that
   * never could hear of the redirect leaves it to the host.
   */
  function openHelperFor(through: RedirectWay): RedirectWay {
    helper.current?.close();
    helper.current =
      through === 'helper'
        ? openHelper(store, { awaitsCheck: method.needsCaptcha !== undefined })
        : undefined;
    return helper.current?.isSevered ? 'host' : through;
  }

  /** `network` is that of a crypto address, by its code. */
  function order(kind: CreationKind, build: (through: RedirectWay) => Creation, network?: string) {
    if (isBusy(submitter.state())) return;
    const isAddress = network !== undefined;
    const wanted = redirectWayOf(method, { isNative: store.get(isNativeAtom), kind, isAddress });
    const wantedCreation = buildOrTell(() => build(wanted));
    if (!wantedCreation) return;
    store.set(pendingRedirectAtom, undefined);
    const through = openHelperFor(wanted);
    // Where the provider sends the player back to follows from the way there.
    const creation = through === wanted ? wantedCreation : build(through);
    const from = { kind, through, screen: route.name, requested: options.requested, network };
    const purpose = purposeIn(store, method, from);
    // An offer carries no captcha: the deposit that it goes on with had one.
    const captcha = kind === 'continue' ? undefined : method.needsCaptcha;
    submitter.submit({ purpose, creation, captcha }, screen);
  }

  function buildOrTell(build: () => Creation): Creation | undefined {
    try {
      return build();
    } catch (error) {
      host.report(error instanceof Error ? error.name : 'UnknownError', String(error));
      tellFailure(error);
      return undefined;
    }
  }

  function submit(form: DepositForm) {
    if (!form.isValid) return;
    const kind = options.kind ?? creationKindOf(method);
    order(
      kind,
      (through) => buildCreation(kind, method, form, creationFactsIn(store, method, through)),
      form.isNewFlow ? (form.fields.network ?? '') : undefined,
    );
  }

  function continueWith(depositId: string, offer: string) {
    order('continue', () => ({
      kind: 'continue',
      body: { depositId, paymentType: method.name, method: offer },
    }));
  }

  function retry() {
    const state = submitter.state();
    if (state.step !== 'unknown' && state.step !== 'asking') return;
    openHelperFor(state.doubt.purpose.through);
    submitter.retry(screen);
  }

  return {
    view: submissionViewOf(submission, {
      isConcerned: submitter.concerns(screen),
      isRedirectPending: isPressNeeded,
    }),
    submit,
    continueWith,
    retry,
    cancel: submitter.cancel,
    continueToPayment,
  };
}
