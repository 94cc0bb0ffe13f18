import { Configuration, ThemeChoice } from '@paywidget/shared/contract';
import { supportsByForm, tokenProblems } from '@paywidget/shared/theme';
import { colorsNamed } from 'culori';
import * as z from 'zod/mini';
import { narrowable } from '../policies/widgetPolicy';
import { refuse } from '../release/refusal';
import { schemaReasons } from '../release/schemaReasons';
import { isVersion, versionForm } from '../release/version';

const isLocal = ({ hostname }: URL) => /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

function parseUrl(text: string): URL | undefined {
  // Relative addresses resolve against config.json.
  return URL.canParse(text, 'https://site/paywidget/') ? new URL(text, 'https://site/paywidget/') : undefined;
}

/** True if an address has one of the protocols. Without encryption, only addresses of this machine are allowed. */
function isAddress(text: string, protocols: readonly string[]): boolean {
  const url = parseUrl(text);
  if (url === undefined || /[\s"'<>;,\\]/.test(text)) return false;
  return protocols.some(
    (name) => url.protocol === `${name}s:` || (url.protocol === `${name}:` && isLocal(url)),
  );
}

const Address = z
  .string()
  .check(z.refine((text) => isAddress(text, ['http']), 'expected a path, or an https address'));
const SocketAddress = z
  .string()
  .check(z.refine((text) => isAddress(text, ['http', 'ws']), 'expected a path, or a wss or https address'));

const Origin = z
  .string()
  .check(
    z.refine(
      (text) =>
        !text.includes('*') &&
        URL.canParse(text) &&
        new URL(text).origin === text &&
        isAddress(text, ['http']),
      'expected an exact origin such as https://casino.example: no pattern, no path, http only for localhost',
    ),
  );

const Source = z
  .string()
  .check(
    z.regex(
      /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
      'expected a site such as https://cdn.example or https://*.cdn.example',
    ),
  );
const Narrowed = z.object(
  Object.fromEntries(narrowable.map((name) => [name, z.optional(z.array(Source))])) as Record<
    (typeof narrowable)[number],
    z.ZodMiniOptional<z.ZodMiniArray<typeof Source>>
  >,
);

/** Schemes that run code, schemes that show local files, and schemes that are not for apps. */
const forbiddenSchemes =
  /^(javascript|data|vbscript|blob|file|filesystem|about|chrome|view-source|content|ws|wss|https?):$/;

const AppScheme = z
  .string()
  .check(
    z.refine(
      (text) => /^[a-z][a-z0-9+.-]*:$/.test(text) && !forbiddenSchemes.test(text),
      'expected the scheme of an app such as upi:',
    ),
  );

const Captcha = Configuration.def.shape.captcha.check(
  z.refine(
    (captcha) =>
      Object.values(captcha ?? {}).every((source) =>
        (source?.scripts ?? []).every((script) => isAddress(script, ['http'])),
      ),
    'expected scripts with a path or an https address',
  ),
);

const isColourName = (word: string) =>
  Object.hasOwn(colorsNamed, word) || word === 'transparent' || word === 'currentcolor';

/** Tokens that the widget knows, with valid values. See docs/guides/theming.md. */
const DeployedTokens = z.unknown().check(({ value, issues }) => {
  for (const { token, reason } of tokenProblems(value, supportsByForm(isColourName)))
    issues.push({
      code: 'custom',
      input: value,
      path: token === 'tokens' ? [] : token.split(' '),
      message: reason,
    });
});

/** The measurements that a deployment may switch on. See docs/guides/deploying.md. */
const Telemetry = z.object({
  traceparent: z.optional(z.boolean()),
  vitals: z.optional(z.boolean()),
  exposure: z.optional(z.boolean()),
});

/** The settings of a deployment: its `config.json` without the parts that the command adds. See docs/guides/deploying.md. */
const Settings = z.extend(z.omit(Configuration, { remotes: true, locales: true }), {
  apiPrefix: z._default(Address, '/api'),
  staticBase: z._default(Address, '/paywidget/static/'),
  socketUrl: z.optional(SocketAddress),
  allowedOrigins: z._default(z.array(Origin), []),
  appLinks: z.optional(z.array(AppScheme)),
  captcha: Captcha,
  captchaPage: z.optional(Address),
  siteOrigin: z.optional(Origin),
  telemetry: z.optional(Telemetry),
  policy: z.optional(Narrowed),
  theme: z.optional(ThemeChoice),
  tokens: z.optional(DeployedTokens),
});
export type Settings = z.infer<typeof Settings>;

const DeployedVersions = z.record(
  z.string(),
  z.object({ version: z.string().check(z.refine(isVersion, versionForm)) }),
);

const names = Object.keys(Settings.def.shape);

/** The fields of `config.json`. */
export const configurationFields = [...names, 'remotes', 'locales'];

/** The deployed state: the versions of the flows, and the settings. */
export interface Deployed {
  versions: z.infer<typeof DeployedVersions> | undefined;
  settings: Settings;
}

/**
 * Reads the deployed `config.json` and applies the changes to its settings. A change to `null` removes a setting. @throws
 * Refusal with every name that is unknown and every value that is not valid
 */
export function readDeployed(deployed: object, changes: Readonly<Record<string, unknown>>): Deployed {
  const { remotes, locales: _, ...kept } = deployed as Record<string, unknown>;
  const given = Object.fromEntries(
    Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== null),
  );
  const versions = z.safeParse(z.optional(DeployedVersions), remotes);
  const settings = z.safeParse(Settings, given);
  refuse([
    ...[...Object.keys(kept), ...Object.keys(changes)]
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: there is no such setting. The settings are ${names.join(', ')}`),
    ...(versions.success ? [] : schemaReasons(versions.error, remotes, ['remotes'])),
    ...(settings.success ? unknownFields(given, settings.data) : schemaReasons(settings.error, given)),
  ]);
  return { versions: versions.data, settings: settings.data as Settings };
}

/** Names the fields inside of settings that the schema has dropped because it does not know them. */
function unknownFields(given: unknown, known: unknown, parents: readonly string[] = []): string[] {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const place = [...parents, name];
    if (Object.hasOwn(known, name)) return unknownFields(value, known[name as never], place);
    return parents.length > 0 ? [`${place.join('.')}: there is no such field`] : [];
  });
}
