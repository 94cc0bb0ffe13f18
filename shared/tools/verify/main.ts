/** Compares a deployed page with the deployment on this machine. See docs/guides/pci.md. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findInstalledChromium } from '../../../.config/scripts/chromium.mjs';
import { deployment } from '../project/paths';
import { Refusal, runCommand } from '../release/refusal';
import { trustFile } from '../release/trust';
import { readLocal } from './local';
import { visit } from './ran';
import { servedProblems } from './served';

const usage = `Compares a deployed widget with the deployment under dist/: pages, scripts, hashes, headers and policies. Then opens
its page in a browser, if there is one, and lists every script that runs. Exits with 1 if anything differs, and names it.

  npm run verify -- --url https://pay.example/paywidget/

  --url <address>   where the widget is deployed: the folder of its config.json
  --dist <folder>   the deployment to compare with, by default dist/paywidget: what was deployed there
  --trust <file>    which releases are trusted, by default .config/trust.json
  --no-browser      opens no browser. Without this, CHROMIUM_PATH or an installed Chromium is used
  --help            prints this text`;

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      dist: { type: 'string', default: deployment },
      trust: { type: 'string', default: trustFile },
      'no-browser': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { url = '' } = values;
  if (!values.help && !/^https?:\/\/[^?#]+$/.test(url))
    throw new Refusal(['--url: expected an address such as https://pay.example/paywidget/']);
  return { ...values, url: url.endsWith('/') ? url : `${url}/` };
}

await runCommand('Nothing was verified', async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  const local = readLocal(path.resolve(options.dist), path.resolve(options.trust));
  for (const warning of local.warnings) console.warn(`Warning: ${warning}`);
  const browser = options['no-browser'] ? undefined : findInstalledChromium();
  const served = await servedProblems(options.url, local);
  const seen = browser ? await visit(options.url, local, browser) : undefined;
  if (seen) {
    console.log('Scripts that ran:');
    for (const { url, purpose } of seen.scripts)
      console.log(`  ${url.replace(options.url, '') || '(no address)'}  ${purpose ?? 'UNKNOWN'}`);
  } else console.warn('Warning: no browser was opened, so nobody knows which scripts run');
  const problems = [...served, ...(seen?.problems ?? [])];
  const versions = local.releases.map((release) => release.join(' ')).join(', ');
  if (problems.length > 0) {
    console.error(
      `${problems.length} differences from ${versions}:\n${problems.map((one) => `  ${one}`).join('\n')}`,
    );
    process.exitCode = 1;
  } else console.log(`${options.url} serves ${versions}: ${local.files.size} files are as deployed`);
});
