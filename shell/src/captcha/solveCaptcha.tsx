import type { CaptchaKind, CaptchaOutput } from '@paywidget/shared/contract';
import { localeGroupOf } from '@paywidget/shared/i18n';
import { countryAtom, languageAtom, payloadAtom } from '@paywidget/shared/state';
import { UserCancelError } from '@paywidget/shared/transaction';
import { CaptchaDialog, type StageFacts } from './CaptchaDialog';
import { captchaLayerAtom } from './captchaLayer';
import type { CaptchaPorts } from './captchaPorts';
import { captchaSource } from './captchaSource';
import { captchaLanguage } from './languages';
import { runAttempts, type Stage } from './runAttempts';

/** Tells one dialog from the next, which may take its place within one drawing. */
let dialogs = 0;

/**
 * Has the player solve one captcha. Whatever ends it, the dialog and its frame are gone then; a widget that is taken away
 * meanwhile counts as closed by the player.
 * @throws CaptchaError, UserCancelError
 */
export async function solveCaptcha(
  kind: CaptchaKind,
  { store, host, deployed, pageUrl }: CaptchaPorts,
  signal: AbortSignal,
): Promise<CaptchaOutput> {
  const source = captchaSource({
    kind,
    payload: store.get(payloadAtom),
    deployed: deployed(),
    pageUrl,
    onRefused: (script) => host.report('captcha.source', `The captcha's script may not come from ${script}`),
  });
  const language = store.get(languageAtom);
  const lang = localeGroupOf(language);
  const texts = { lang, language: captchaLanguage(kind, language, store.get(countryAtom)) };
  const ending = new AbortController();
  const cancel = () => ending.abort(new UserCancelError());
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();

  try {
    return await new Promise<CaptchaOutput>((resolve, reject) => {
      // Also where there is no stage yet, or none any more.
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true });
      if (ending.signal.aborted) return reject(ending.signal.reason);

      function play(stage: Stage, facts: StageFacts) {
        const start = { kind, ...source, ...texts, ...facts };
        runAttempts({ url: pageUrl, start }, stage, ending.signal).then(resolve, reject);
        return cancel;
      }
      store.set(captchaLayerAtom, <CaptchaDialog key={++dialogs} kind={kind} play={play} onClose={cancel} />);
    });
  } finally {
    signal.removeEventListener('abort', cancel);
    store.set(captchaLayerAtom, null);
  }
}
