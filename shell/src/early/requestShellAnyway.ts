import { requestShell } from '../lib/scheduling/laterFiles';

/** How long, in ms, the shell waits for an early script that has not come yet. */
const earlyTimeoutMs = 200;

/** Requests the shell's script, unless the early script has started: then the early script requests it, at a better time. */
export async function requestShellAnyway(window: Window): Promise<void> {
  const hasBegun = () => 'paywidgetEarly' in window;
  if (!hasBegun()) await earlyScript(window.document);
  if (!hasBegun()) requestShell(window.document);
}

/** Resolves once the early script has run or failed. Its element leaves the page when it runs. */
function earlyScript(document: Document): Promise<void> | undefined {
  const script = document.querySelector('script[src*="/early."]');
  if (!script) return undefined;
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    setTimeout(resolve, earlyTimeoutMs);
  });
}
