import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession } from 'playwright';
import type { LocalDeployment } from './local';
import { pageProblems } from './page';
import { sha256 } from './served';

/** A script that a browser ran. */
export interface RanScript {
  url: string;
  /** The script's purpose in the deployment. Undefined if the deployment does not have the script. */
  purpose?: string;
}

export interface Visit {
  scripts: readonly RanScript[];
  problems: readonly string[];
}

/** Calls back for each script in the main world of the page. Scripts of the browser's tools run in other worlds. */
async function watchScripts(
  session: CDPSession,
  onScript: (script: { url: string; scriptId: string }) => void,
) {
  session.on('Debugger.scriptParsed', ({ url, scriptId, executionContextAuxData }) => {
    if ((executionContextAuxData as { isDefault?: boolean } | undefined)?.isDefault !== false)
      onScript({ url, scriptId });
  });
  await session.send('Debugger.enable');
}

/** Opens the widget's page in a browser, and compares every script that runs with the deployment. */
export async function visit(base: string, local: LocalDeployment, executablePath: string): Promise<Visit> {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    const reads: Promise<{ url: string; hash?: string }>[] = [];
    await watchScripts(session, ({ url, scriptId }) => {
      const source = session.send('Debugger.getScriptSource', { scriptId });
      reads.push(
        source.then(
          ({ scriptSource }) => ({ url, hash: sha256(scriptSource) }),
          () => ({ url }),
        ),
      );
    });
    const url = new URL('deposit', base).href;
    const answer = await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
    const html = (await answer?.body())?.toString() ?? '';
    const ran = await Promise.all(reads);
    return {
      scripts: ran.map((script) => ({ url: script.url, purpose: purposeOf(script, base, local) })),
      problems: [
        ...pageProblems(html, readFileSync(path.join(local.folder, 'index.html'), 'utf8')).map(
          (problem) => `${url}: in a browser, ${problem}`,
        ),
        ...ran
          .filter((script) => purposeOf(script, base, local) === undefined)
          .map((script) => `${script.url || 'A text'}: it ran as a script, and is not part of the release`),
      ],
    };
  } finally {
    await browser.close();
  }
}

function purposeOf({ url, hash }: { url: string; hash?: string }, base: string, local: LocalDeployment) {
  const file = url.startsWith(base) ? url.slice(base.length) : undefined;
  const script = local.scripts.find((one) => one.file === file);
  return script && script.sha256 === hash ? script.purpose.join('. ') : undefined;
}
