import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../project/paths';
import { Refusal, refuse, runCommand } from '../release/refusal';
import { missingTexts, outdatedTexts, type Texts, textProblems } from './checkTexts';
import { localesFolder } from './readLocales';
import { withCurrentKeys } from './renamedTexts';
import { sizeTable } from './sizes';

const usage = `Lists the texts of each language that are missing, malformed or outdated. Fails if there are any.

  npm run texts                            the languages of the widget
  npm run texts -- --since <commit>        and texts whose English has changed since a commit, but not their translation
  npm run texts -- --folder <folder>       the overrides of a deployment, such as dist/paywidget/texts
  npm run texts -- --folder <folder> --english <file>
                                           and overrides whose English has changed since a file of it was saved

  npm run texts -- --sizes <file>          writes what each language weighs into a page, between the comments "texts"

  --help                                   prints this text`;

const readJson = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'));

/** Returns a file of texts from a commit. Empty if the commit does not have the file. @throws Refusal */
function readAt(commit: string, file: string): Texts {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    git('rev-parse', '--verify', `${commit}^{commit}`);
  } catch {
    throw new Refusal([`--since ${commit}: there is no such commit`]);
  }
  try {
    return JSON.parse(git('show', `${commit}:shared/locales/${file}`));
  } catch {
    return {};
  }
}

await runCommand('Texts need attention', () => {
  const {
    since,
    folder,
    english: saved,
    sizes,
    help,
  } = parseArgs({
    options: {
      since: { type: 'string' },
      folder: { type: 'string' },
      english: { type: 'string' },
      sizes: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
  if (help) {
    console.log(usage);
    return;
  }
  if (sizes !== undefined) {
    const [before, after] = readFileSync(sizes, 'utf8').split(/(?<=<!-- texts -->).*(?=<!-- \/texts -->)/s);
    if (after === undefined) throw new Refusal([`${sizes}: there is no place for the table`]);
    writeFileSync(sizes, `${before}\n\n${sizeTable()}\n\n${after}`);
    return;
  }
  if (folder !== undefined && !existsSync(folder))
    throw new Refusal([`--folder ${folder}: there is no such folder`]);
  const english = readJson(path.join(localesFolder, 'en.json'));
  const files = readdirSync(folder ?? localesFolder).filter((name) => name.endsWith('.json'));
  const problems = files.flatMap((file) => {
    const language = path.basename(file, '.json');
    const read = readJson(path.join(folder ?? localesFolder, file));
    const texts = folder ? withCurrentKeys(read) : read;
    // Overrides need not be complete.
    const missing = folder ? [] : missingTexts(language, texts, english).map((key) => `${key}: missing`);
    const before = since
      ? { texts: readAt(since, file), english: readAt(since, 'en.json') }
      : saved && { texts, english: withCurrentKeys(readJson(saved)) };
    const outdated = before ? outdatedTexts({ texts, english }, before) : [];
    return [
      ...missing,
      ...textProblems(language, texts, english),
      ...outdated.map((key) => `${key}: the English text has changed`),
    ].map((problem) => `${file} ${problem}`);
  });
  refuse(problems);
  console.log(`${files.length} languages, nothing to do`);
});
