import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import { localeGroupOf } from '@paywidget/shared/i18n';
import { countryAtom, languageAtom, payloadAtom } from '@paywidget/shared/state';
import { UserCancelError } from '@paywidget/shared/transaction';
import { CaptchaDialog, type FrameAppearance } from './CaptchaDialog';
import { captchaLayerAtom } from './captchaLayer';
import type { CaptchaPorts } from './captchaPorts';
import { captchaSource } from './captchaSource';
import { captchaLanguage } from './languages';
import { type CaptchaView, runAttempts } from './runAttempts';

/** Counts dialogs, for their React keys: the next dialog may replace the previous one within one render. */
let dialogCount = 0;

/**
 * Shows one captcha and resolves with its outputs. The dialog and its frame are always removed at the end. If the
 * widget is unmounted meanwhile, rejects as if the player had closed the captcha.
 * @throws CaptchaError, UserCancelError
 */
export async function solveCaptcha(
  kind: CaptchaKind,
  { store, host, deployed, pageUrl }: CaptchaPorts,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  const url = pageUrl();
  const source = captchaSource({
    kind,
    payload: store.get(payloadAtom),
    deployed: deployed(),
    pageUrl: url,
    onRejected: (script) => host.report('captcha.source', `The captcha's script may not come from ${script}`),
  });
  const language = store.get(languageAtom);
  const lang = localeGroupOf(language);
  const texts = { lang, language: captchaLanguage(kind, language, store.get(countryAtom)) };
  const controller = new AbortController();
  const cancel = () => controller.abort(new UserCancelError());
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();

  try {
    return await new Promise<CaptchaOutput>((resolve, reject) => {
      // Also if the dialog is not mounted yet, or is no longer mounted.
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
      if (controller.signal.aborted) return reject(controller.signal.reason);

      function run(view: CaptchaView, appearance: FrameAppearance) {
        const start = { kind, ...source, ...texts, ...appearance };
        runAttempts({ url, start }, view, controller.signal).then(resolve, reject);
        return cancel;
      }
      store.set(
        captchaLayerAtom,
        <CaptchaDialog key={++dialogCount} kind={kind} run={run} onClose={cancel} />,
      );
    });
  } finally {
    signal.removeEventListener('abort', cancel);
    store.set(captchaLayerAtom, null);
  }
}
