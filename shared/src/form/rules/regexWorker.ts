import { answerHere } from './regexRunner';

/** A question to the worker. It says `ready` once, then answers each question before it takes the next. */
export type RegexQuestion = { pattern: string; text: string };

self.addEventListener('message', ({ data }: MessageEvent<RegexQuestion>) => {
  self.postMessage(answerHere(data.pattern, data.text));
});
self.postMessage('ready');
