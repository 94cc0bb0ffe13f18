import { testInline } from './regexRunner';

/** A request to the worker. The worker posts `ready` once, then answers the requests one at a time. */
export type RegexRequest = { pattern: string; text: string };

self.addEventListener('message', ({ data }: MessageEvent<RegexRequest>) => {
  self.postMessage(testInline(data.pattern, data.text));
});
self.postMessage('ready');
