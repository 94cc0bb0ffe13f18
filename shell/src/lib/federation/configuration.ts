import { startDeadline } from '@paywidget/shared/api';
import { Configuration } from '@paywidget/shared/contract';
import type { TextPart, Translations } from '@paywidget/shared/i18n';
import * as z from 'zod/mini';
import { log } from '../telemetry/log';
import type { RemoteLocation, RemoteName } from '.';
import { folderAddress, textsAddress, withoutSlash } from './addresses';
import { integrityOf } from './integrityOf';

const fileTimeoutMs = 8_000;

/**
 * The JSON data block that the deploy command writes into `index.html`, so that the widget starts without a request for
 * it.
 */
const DeploymentBlock = z.object({
  configuration: Configuration,
  /** The hash in the file name of each language's texts. */
  locales: z.optional(z.record(z.string(), z.string())),
});
type DeploymentBlock = z.infer<typeof DeploymentBlock>;

const Texts = z.record(z.string(), z.string());

/** A language's first file: the first part of its texts, and the hashes in the file names of the other parts. */
const FirstTexts = z.object({ texts: Texts, parts: Texts });

/** `config.json` could not be loaded or is invalid. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(cause: unknown) {
    super('The deployment has no configuration', { cause });
  }
}

/** A static file could not be loaded, or does not have its integrity hash. */
export class FileError extends Error {
  override readonly name = 'FileError';
  constructor(url: string, cause: unknown) {
    super(`${url} could not be loaded, or is not what its integrity says`, { cause });
  }
}

/** The deployment's configuration, and the URLs of everything that is deployed with this shell. */
export interface Deployment {
  /**
   * Resolves when there is a configuration: at once if the page contains it, else after loading it. @throws
   * ConfigurationError
   */
  ready(): Promise<void>;
  /**
   * Fetches `config.json` if the current configuration is at least `ageMs` old (0 by default). The new configuration applies
   * to everything that has not started yet. If the request fails, keeps the current one.
   */
  refresh(ageMs?: number): Promise<void>;
  /** Origins whose messages are accepted, besides the page's own origin. Empty before there is a configuration. */
  allowedOrigins(): readonly string[];
  /** The absolute URL of the API, without a trailing slash. */
  apiUrl(): string;
  /** Absolute. Undefined if the deployment has no socket. */
  socketUrl(): string | undefined;
  /** The ids and script URLs of the captchas that the deployment configures. */
  captcha(): Configuration['captcha'];
  /** The absolute URL of the captcha's page. At a separate origin, unless the deployment names none. */
  captchaUrl(): string;
  /** True if the deployment lets the empty page advise a VPN. */
  vpnAdvice(): boolean;
  /** The schemes of apps that payment links may open. */
  appLinks(): readonly string[];
  /** The measurements that the deployment has switched on. Undefined if there are none. */
  telemetry(): Configuration['telemetry'];
  /** True if the deployment lets forms ask for card numbers in package mode. */
  packageCardFields(): boolean;
  /** The deployment's theme for hosts that choose no theme. Undefined before there is a configuration. */
  theme(): Configuration['theme'];
  /** The deployment's overrides of design tokens. */
  tokens(): Configuration['tokens'];
  /** The absolute URL of the static files, with a trailing slash. */
  staticUrl(): string;
  locate(remote: RemoteName): RemoteLocation;
  /** Loads a part of a language's texts. Empty if the first part has all texts, as in a file that was not split. */
  loadTexts(group: string, part: TextPart): Promise<Translations>;
  /** The versions of the remotes, for debugging. */
  versions(): Readonly<Record<string, string>>;
}

interface DeploymentOptions {
  /** The text of the page's data block, if it has one. */
  block: string | undefined;
  /** The absolute URL of the deployment's root, with a trailing slash: `https://…/paywidget/`. */
  root: string;
  fetch: typeof fetch;
}

export function createDeployment({ block, root, fetch }: DeploymentOptions): Deployment {
  const inlined = readBlock(block);
  const configurationUrl = new URL('config.json', root).href;
  let newest = inlined?.configuration;
  let fetchedAt = Date.now();
  /** The languages whose first part is loading or loaded. */
  const firstTexts = new Map<string, Promise<z.infer<typeof FirstTexts>>>();

  const resolve = (address: string) => new URL(address, configurationUrl).href;

  function configuration(): Configuration {
    if (!newest) throw new ConfigurationError('It has not arrived yet');
    return newest;
  }

  async function getJson(url: string, init?: RequestInit): Promise<unknown> {
    const deadline = startDeadline(fileTimeoutMs);
    try {
      const response = await fetch(url, { ...init, signal: deadline.signal });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return await response.json();
    } finally {
      deadline.dispose();
    }
  }

  async function getTexts(name: string, hash: string | undefined): Promise<unknown> {
    const url = textsAddress(staticUrl(), name, hash);
    return getJson(url, { integrity: hash && integrityOf(hash) }).catch((cause: unknown) => {
      throw new FileError(url, cause);
    });
  }

  const staticUrl = () => folderAddress(resolve(configuration().staticBase));

  function loadFirstTexts(group: string) {
    const existing = firstTexts.get(group);
    if (existing) return existing;
    const attempt = fetchFirstTexts(group);
    attempt.catch(() => firstTexts.delete(group));
    firstTexts.set(group, attempt);
    return attempt;
  }

  async function fetchFirstTexts(group: string) {
    const deployed = inlined?.locales ?? newest?.locales;
    const hash = inlined?.locales?.[group] ?? newest?.locales?.[group];
    if (deployed && !hash) throw new Error(`No texts are deployed for ${group}`);
    const file = await getTexts(group, hash);
    const split = FirstTexts.safeParse(file);
    return split.success ? split.data : { texts: Texts.parse(file), parts: {} };
  }

  const fetchConfiguration = async (init?: RequestInit) => {
    newest = Configuration.parse(await getJson(configurationUrl, { cache: 'no-cache', ...init }));
    fetchedAt = Date.now();
  };

  return {
    async ready() {
      if (newest) return;
      await fetchConfiguration().catch((cause: unknown) => {
        throw new ConfigurationError(cause);
      });
    },
    async refresh(ageMs = 0) {
      if (Date.now() - fetchedAt < ageMs) return;
      await fetchConfiguration({ priority: 'low' }).catch((error: unknown) =>
        log('config.json was not loaded', error),
      );
    },
    allowedOrigins: () => newest?.allowedOrigins ?? [],
    apiUrl: () => withoutSlash(resolve(configuration().apiPrefix)),
    socketUrl() {
      const { socketUrl } = configuration();
      return socketUrl === undefined ? undefined : resolve(socketUrl);
    },
    captcha: () => newest?.captcha,
    captchaUrl: () => resolve(newest?.captchaPage ?? 'captcha.html'),
    vpnAdvice: () => configuration().vpnAdvice,
    appLinks: () => configuration().appLinks ?? [],
    telemetry: () => newest?.telemetry,
    packageCardFields: () => configuration().packageCardFields,
    theme: () => newest?.theme,
    tokens: () => newest?.tokens,
    staticUrl,
    locate(remote) {
      const release = configuration().remotes[remote];
      if (!release) throw new Error(`${remote} is not deployed`);
      const { manifest, integrity, files } = release;
      return { manifestUrl: resolve(manifest), integrity, files };
    },
    async loadTexts(group, part) {
      try {
        const { texts, parts } = await loadFirstTexts(group);
        if (part === 'first') return texts;
        const hash = parts[part];
        return hash === undefined ? {} : Texts.parse(await getTexts(`${group}.${part}`, hash));
      } catch (error) {
        log(`Locale receiving error ${group}`, error);
        throw error;
      }
    },
    versions: () =>
      Object.fromEntries(Object.entries(newest?.remotes ?? {}).map(([name, { version }]) => [name, version])),
  };
}

function readBlock(block: string | undefined): DeploymentBlock | undefined {
  if (!block?.trim()) return undefined;
  try {
    return DeploymentBlock.parse(JSON.parse(block));
  } catch (error) {
    log('The deployment block in the page is invalid; loading config.json', error);
    return undefined;
  }
}
