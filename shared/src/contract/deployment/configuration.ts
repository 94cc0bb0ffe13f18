import * as z from 'zod/mini';
import { lenient, nullish, OptionalText } from '../wire/fieldSchemas';
import { CaptchaConfiguration } from './captcha';
import { ThemeChoice, Tokens } from './tokens';

/** The parts of a micro-frontend's manifest that the widget needs. The files are beside the manifest. */
export const RemoteFiles = z.object({
  /** The script that starts the micro-frontend. */
  entry: z.string(),
  /** The global variable that holds its container after the script has run. */
  globalName: z.string(),
  /** The files that its `./routes` needs at once. */
  routes: z._default(z.array(z.string()), []),
});
export type RemoteFiles = z.infer<typeof RemoteFiles>;

/** A deployed micro-frontend. `manifest` is an absolute path or URL, or relative to `config.json`. */
const Remote = z.object({
  version: z.string(),
  manifest: z.string(),
  integrity: OptionalText,
  /** Without it, the widget loads the manifest. */
  files: lenient(RemoteFiles),
});

/** The deployment's `config.json`. See docs/guides/deploying.md. */
export const Configuration = z.object({
  apiPrefix: z._default(z.string(), '/api'),
  socketUrl: OptionalText,
  staticBase: z._default(z.string(), '/paywidget/static/'),
  allowedOrigins: z._default(z.array(z.string()), []),
  remotes: z.record(z.string(), Remote),
  captcha: nullish(CaptchaConfiguration),
  /** The captcha's page: an absolute URL at a separate origin, or a path. */
  captchaPage: OptionalText,
  /** True if the empty page may advise a VPN. */
  vpnAdvice: z._default(z.boolean(), true),
  /** The schemes of apps that payment links may open, such as `upi:`. */
  appLinks: nullish(z.array(z.string())),
  /** True if forms may ask for card numbers in package mode, where the host's page can read them. */
  packageCardFields: z._default(z.boolean(), false),
  /** The look of the widget, unless the host chooses another. */
  theme: lenient(ThemeChoice),
  tokens: lenient(Tokens),
  /**
   * The measurements of the deployment, true if they are on: `traceparent`, `vitals`, `exposure`. The deploy command checks
   * the names.
   */
  telemetry: nullish(z.record(z.string(), z.boolean())),
  /** The hash in each language's file name, if the page does not contain the hashes. */
  locales: nullish(z.record(z.string(), z.string())),
});
export type Configuration = z.infer<typeof Configuration>;
