/**
 *  the widget                                       its frame, /paywidget/captcha.html
 *    │ ◀─────────────────── ready ─────────────────── │  its script runs
 *    │ ── start {kind, id, scripts, language, …} ───▶ │  fetches the vendor's script
 *    │ ◀─────────────────── shown ─────────────────── │  the player has something to do
 *    │ ◀──── solved {outputs} · closed · failed ───── │  and the frame is taken away
 *
 * JSON text both ways. Each side hears only the other's window, at an origin that it knows from elsewhere.
 */
import * as z from 'zod/mini';

// zod's compiled parsers need `eval`, which both pages' policies report.
z.config({ jitless: true });

/** Why a frame gives no outputs, as far as it can tell. */
export const failureCauses = [
  'script',
  'network',
  'expired',
  'noClient',
  'siteKeyRequired',
  'browserOnly',
  'unknown',
] as const;
export type FailureCause = (typeof failureCauses)[number];

/** What the frame is told, once. */
export const StartMessage = z.object({
  type: z.literal('paywidget.captcha.start'),
  kind: z.enum(['geetest', 'recaptcha2', 'recaptcha3']),
  /** GeeTest's captcha id or reCAPTCHA's site key. */
  id: z.string(),
  /** Absolute addresses of the vendor's script, tried in order. */
  scripts: z.array(z.string()),
  /** By the vendor's own code. */
  language: z.string(),
  theme: z.enum(['light', 'dark']),
  /** The page's own language and title, for screen readers. */
  lang: z.string(),
  title: z.string(),
});
export type StartMessage = z.infer<typeof StartMessage>;
