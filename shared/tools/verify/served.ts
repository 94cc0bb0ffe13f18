import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, get } from './get';
import { captchaHeaderProblems, pageHeaderProblems, scriptHeaderProblems } from './headers';
import type { LocalDeployment } from './local';
import { pageProblems } from './page';

/** Pages of the widget. The server answers each of them with index.html. */
const screens = ['', 'deposit', 'withdrawal', 'form'];
const parallel = 8;

type Check = [url: string, check: (answer: Answer) => string[]];

export const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** Compares the files of a server with a deployment. @returns a line for each difference, which names the file */
export async function servedProblems(base: string, local: LocalDeployment): Promise<string[]> {
  const { settings, files } = local;
  const captchaPage = new URL(settings.captchaPage ?? 'captcha.html', base).href;
  const hasOwnOrigin = new URL(captchaPage).origin !== new URL(base).origin;
  const textOf = (file: string) => readFileSync(path.join(local.folder, file), 'utf8');

  const page = (file: string, headerProblems: typeof pageHeaderProblems) => (answer: Answer) => [
    ...pageProblems(answer.body.toString(), textOf(file)),
    ...headerProblems(answer.url, answer.headers, settings),
  ];
  const file = (name: string) => (answer: Answer) => [
    ...(sha256(answer.body) === files.get(name) ? [] : ['it is not as deployed']),
    ...(name.endsWith('.js') ? scriptHeaderProblems(answer.headers) : []),
  ];

  const captchaScripts = [...files.keys()].filter((name) =>
    /^static\/shell\/[^/]+\/captcha\.\w+\.js$/.test(name),
  );
  const names = [...files.keys()].filter((name) => !name.endsWith('.html'));
  const at = (name: string, root = base) => new URL(name, root).href;
  const checks: Check[] = [
    ...screens.map((screen): Check => [at(screen), page('index.html', pageHeaderProblems)]),
    [captchaPage, page('captcha.html', captchaHeaderProblems)],
    ...(hasOwnOrigin ? captchaScripts : []).map(
      (name): Check => [at(`/paywidget/${name}`, captchaPage), file(name)],
    ),
    ...names.map((name): Check => [at(name), file(name)]),
  ];

  const problems = new Map<string, string[]>();
  const queue = [...checks];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, check] = next;
      const found = await get(url).then(
        (answer) =>
          answer.status === 200 ? check(answer) : [`it is missing: the answer is ${answer.status}`],
        ({ code, message }: NodeJS.ErrnoException) => [`it cannot be loaded: ${code ?? message}`],
      );
      problems.set(url, found);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return checks.flatMap(([url]) => (problems.get(url) ?? []).map((problem) => `${url}: ${problem}`));
}
