import { startDeadline } from '@paywidget/shared/api';
import { Configuration } from '@paywidget/shared/contract';
import type { Translations } from '@paywidget/shared/i18n';
import * as z from 'zod/mini';
import type { RemoteLocation, RemoteName } from './federation';
import { log } from './log';

const fileTimeoutMs = 8_000;

/** The JSON data block that the deployment puts into `index.html`, so that nothing has to be asked for first. */
const DeploymentBlock = z.object({
  configuration: Configuration,
  /** Each remote's `mf-manifest.json`, by the remote's name. */
  manifests: z._default(z.record(z.string(), z.unknown()), {}),
  /** The hash in the name of each language's file. */
  locales: z._default(z.record(z.string(), z.string()), {}),
});
type DeploymentBlock = z.infer<typeof DeploymentBlock>;

const Texts = z.record(z.string(), z.string());

/** `config.json` could not be had, or breaks the contract. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(cause: unknown) {
    super('The deployment has no configuration', { cause });
  }
}

/** Where everything lies that was deployed with this shell. */
export interface Deployment {
  /** Resolves once there is a configuration: at once where the page brings it. @throws ConfigurationError */
  ready(): Promise<void>;
  /**
   * Fetches `config.json`, which wins for everything not yet started, unless what it has is younger than `ageMs` (0 by
   * default). Keeps what it has when that fails.
   */
  refresh(ageMs?: number): Promise<void>;
  /** Origins besides the page's own whose messages count; none before there is a configuration. */
  allowedOrigins(): readonly string[];
  /** Absolute, without a slash at its end. */
  apiUrl(): string;
  /** Absolute; nothing where the deployment has no socket. */
  socketUrl(): string | undefined;
  /** The captchas that the deployment has ids for, and where their scripts come from. */
  captcha(): Configuration['captcha'];
  /** Absolute, with a slash at its end. */
  staticUrl(): string;
  locate(remote: RemoteName): RemoteLocation;
  loadTexts(group: string): Promise<Translations>;
  /** Versions of the remotes, for whoever debugs. */
  versions(): Readonly<Record<string, string>>;
}

interface DeploymentOptions {
  /** Text of the page's data block, if it has one. */
  block: string | undefined;
  /** Absolute address of the deployment's root, with a slash at its end: `https://…/paywidget/`. */
  root: string;
  fetch: typeof fetch;
}

export function createDeployment({ block, root, fetch }: DeploymentOptions): Deployment {
  const inlined = readBlock(block);
  const configurationUrl = new URL('config.json', root).href;
  let newest = inlined?.configuration;
  let fetchedAt = Date.now();

  const resolve = (address: string) => new URL(address, configurationUrl).href;

  function configuration(): Configuration {
    if (!newest) throw new ConfigurationError('It has not arrived yet');
    return newest;
  }

  async function getJson(url: string, init?: RequestInit): Promise<unknown> {
    const deadline = startDeadline(fileTimeoutMs);
    try {
      const answer = await fetch(url, { ...init, signal: deadline.signal });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return await answer.json();
    } finally {
      deadline.dispose();
    }
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
        log('config.json was not read', error),
      );
    },
    allowedOrigins: () => newest?.allowedOrigins ?? [],
    apiUrl: () => resolve(configuration().apiPrefix).replace(/\/+$/, ''),
    socketUrl() {
      const { socketUrl } = configuration();
      return socketUrl === undefined ? undefined : resolve(socketUrl);
    },
    captcha: () => newest?.captcha,
    staticUrl: () => resolve(configuration().staticBase).replace(/\/*$/, '/'),
    locate(remote) {
      const release = configuration().remotes[remote];
      if (!release) throw new Error(`${remote} is not deployed`);
      const isReplaced = inlined?.configuration.remotes[remote]?.manifest !== release.manifest;
      return {
        manifestUrl: resolve(release.manifest),
        integrity: release.integrity,
        ...(!isReplaced && { inlined: inlined?.manifests[remote] }),
      };
    },
    async loadTexts(group) {
      const hash = inlined?.locales[group] ?? newest?.locales?.[group];
      const file = hash ? `${group}.${hash}.json` : `${group}.json`;
      try {
        return Texts.parse(
          await getJson(`${resolve(configuration().staticBase).replace(/\/*$/, '/')}locales/${file}`),
        );
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
    log('The deployment in the page is broken; asking for config.json', error);
    return undefined;
  }
}
