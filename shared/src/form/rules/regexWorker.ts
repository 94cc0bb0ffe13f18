import { testInline } from './regexRunner';

/** A request to the worker. The worker posts `ready` once, then answers the requests one at a time. */
export type RegexRequest = { pattern: string; text: string };

/**
 * Runs inside the worker, which contains a copy of the function's text. The function cannot use anything outside of itself.
 */
function answerRequests(test: typeof testInline) {
  self.addEventListener('message', ({ data }: MessageEvent<RegexRequest>) => {
    self.postMessage(test(data.pattern, data.text));
  });
  self.postMessage('ready');
}

/**
 * Starts the worker from text. If the worker were a file, somebody could change it on the server, because browsers do not
 * check the integrity of workers. Throws if workers are not supported, or if the page's policy forbids workers from text.
 */
export function startRegexWorker(): Worker {
  const url = URL.createObjectURL(
    new Blob([`(${answerRequests})(${testInline})`], { type: 'text/javascript' }),
  );
  try {
    return new Worker(window.paywidgetTrust?.(url) ?? url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
