import path from 'node:path';
import { parseArgs } from 'node:util';
import { flows } from '../project/packages';
import { deployment } from '../project/paths';
import { Refusal, refuse } from '../release/refusal';
import { trustFile } from '../release/trust';
import { isVersion, versionForm } from '../release/version';

export const usage = `Turns the builds under dist/ into a deployment: checks them, then writes config.json, the pages, the
loader, the languages and the icons. If anything is wrong it says what, and writes nothing.

  npm run deploy                                  deploys the current versions of all packages
  npm run deploy -- --remote mf-deposit=1.0.535   releases or rolls back one flow; the others stay as deployed
  npm run deploy -- --set apiPrefix=/payments/api changes a setting; the flows stay as deployed

  --remote <flow>=<version>   one of ${flows.join(', ')}. Repeatable
  --set <name>=<value>        a setting of docs/guides/deploying.md, as JSON or as text. Repeatable. It stays until the next
                              --set of the same name or the next build; null removes it
  --fresh                     ignores the config.json that is deployed
  --allow-unsigned            for development: only warns if a release is not signed or has no release.json
  --quiet                     for development: prints no warnings
  --trust <file>              which releases may be deployed, by default .config/trust.json
  --dist <folder>             the deployment's folder, by default dist/paywidget
  --help                      prints this text`;

export interface Command {
  help: boolean;
  /** The deployment's folder. */
  folder: string;
  fresh: boolean;
  allowsUnsigned: boolean;
  quiet: boolean;
  /** The file with the rules about the releases that may be deployed. */
  trust: string;
  /** The versions of the flows to release or roll back. */
  remotes: ReadonlyMap<string, string>;
  settings: Readonly<Record<string, unknown>>;
}

const options = {
  remote: { type: 'string', multiple: true, default: [] as string[] },
  set: { type: 'string', multiple: true, default: [] as string[] },
  fresh: { type: 'boolean', default: false },
  'allow-unsigned': { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  trust: { type: 'string', default: trustFile },
  dist: { type: 'string', default: deployment },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Refusal([`${(error as Error).message}. --help lists the options`]);
  }
}

/** Parses the command line. @throws Refusal if an option, a flow or a version is not valid */
export function readCommand(args: readonly string[]): Command {
  const { remote, set, fresh, quiet, trust, dist, help, ...rest } = readOptions(args);
  const remotes = pairs('--remote', remote);
  refuse(
    remotes.flatMap(([flow, version]) => [
      ...((flows as readonly string[]).includes(flow)
        ? []
        : [`--remote ${flow}: there is no such flow. The flows are ${flows.join(', ')}`]),
      ...(isVersion(version) ? [] : [`--remote ${flow}=${version}: ${versionForm}`]),
    ]),
  );
  return {
    help,
    folder: path.resolve(dist),
    fresh,
    allowsUnsigned: rest['allow-unsigned'],
    quiet,
    trust: path.resolve(trust),
    remotes: new Map(remotes),
    settings: Object.fromEntries(pairs('--set', set).map(([name, text]) => [name, readValue(text)])),
  };
}

/** Splits each `name=value`. @throws Refusal if an entry has another form, or if two entries have the same name */
function pairs(option: string, list: readonly string[]): [string, string][] {
  const found = list.map((text): [string, string] => {
    const at = text.indexOf('=');
    return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  });
  const names = found.map(([name]) => name);
  refuse([
    ...list.filter((_, index) => !names[index]).map((text) => `${option} ${text}: expected name=value`),
    ...names
      .filter((name, index) => name && names.indexOf(name) !== index)
      .map((name) => `${option} ${name}: given twice`),
  ]);
  return found;
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
