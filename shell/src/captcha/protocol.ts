/**
 * The messages between the widget and the captcha's frame.
 *
 *  the widget                                       the frame, at its own origin
 *    │ ◀─────────────────── ready ─────────────────── │  its script is running
 *    │ ── start {kind, id, scripts, language, …} ───▶ │  loads the vendor's script
 *    │ ◀─────────────────── shown ─────────────────── │  the player has something to do
 *    │ ◀──── solved {outputs} · closed · failed ───── │  the widget then removes the frame
 *
 * Messages are JSON text. Each side accepts messages only from the other side's window and at a trusted origin. The widget
 * knows the origin from the URL of the captcha page, the frame from the deployment's configuration. Neither side takes it
 * from a message.
 */
import * as z from 'zod/mini';

// zod compiles parsers with `eval`. The policies of both pages forbid and report this.
z.config({ jitless: true });

/** The causes of failure that the frame can report. */
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

/** The message that starts the captcha, sent once. */
export const StartMessage = z.object({
  type: z.literal('paywidget.captcha.start'),
  kind: z.enum(['geetest', 'recaptcha2', 'recaptcha3']),
  /** GeeTest's captcha id or reCAPTCHA's site key. */
  id: z.string(),
  /** Absolute URLs of the vendor's script, tried in order. */
  scripts: z.array(z.string()),
  /** The vendor's language code. */
  language: z.string(),
  theme: z.enum(['light', 'dark']),
  /** The page's language and title, for screen readers. */
  lang: z.string(),
  title: z.string(),
});
export type StartMessage = z.infer<typeof StartMessage>;
