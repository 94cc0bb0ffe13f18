/**
 * `npm run citations`: every document that a source or a document cites must be in the repository, and documents must be
 * easy to read in an editor. It checks
 * - that no comment sends the reader to a section of an outside document;
 * - that no test title ends with a code, such as a letter and a number in brackets, that the repository does not explain;
 * - that every `*.md` file that is named exists;
 * - that the links of Markdown pages lead to existing files and headings;
 * - that no line of prose in a Markdown page is longer than 120 characters (what commands write is excepted);
 * - that `README.md`, `docs/ARCHITECTURE.md`, `docs/ONE-FLOW.md` and `docs/rules` name only files and folders that exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const outside = [
  /\b(specification|decisions|contract|wire)\)?,? (section\b|["“][A-Z])/i,
  /\bsections? \d+(\.\d+)?\b/i,
  /\b(as|what|than) the specification\b/i,
];
const codeInTitle = / \((?:[A-H]\d{1,2}|\d{2})(?:, ?(?:[A-H]\d{1,2}|\d{2}))*\)(?=['"`]| @)/;
const pageName = /(?:[\w@.-]+\/)*[\w-]+\.md\b(?:#[\w-]+)?/g;
const link = /\]\(([^)\s]+)\)/g;
const codePath = /`((?:shared|shell|mf-[a-z0-9]+|e2e|docs|\.config)\/[\w@./-]+)`/g;
const skipped = /^(package-lock\.json|docs\/contract\/|shared\/locales\/|\.config\/scripts\/citations\.mjs$)/;
const namesPaths = /^(README\.md|docs\/(ARCHITECTURE|ONE-FLOW)\.md|docs\/rules\/.*)$/;
const lineLength = 120;
const pageOfCommand = /^docs\/reports\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs|js|scss|html|conf|md)$/.test(file) && !skipped.test(file))
  .filter((file) => existsSync(path.join(root, file)));

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anchors = new Map();
function anchorsIn(file) {
  if (!anchors.has(file)) {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/^```.*?^```/gms, '');
    anchors.set(file, new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))));
  }
  return anchors.get(file);
}

/** Returns the reason why a link to a file and heading is broken. Undefined if it is not broken. */
function faultOf(target, anchor) {
  if (!existsSync(path.join(root, target))) return `${target} does not exist`;
  if (anchor && target.endsWith('.md') && !anchorsIn(target).has(anchor))
    return `${target} has no heading #${anchor}`;
  return undefined;
}

/**
 * The indexes of lines that are too long. A line of a table, of code, of HTML or of a single long word may be long, and so
 * may a heading, and what a command writes between two comments such as `<!-- bench -->` and `<!-- /bench -->`.
 */
function longLines(lines) {
  const long = new Set();
  let fence;
  let block;
  lines.forEach((line, index) => {
    const [, opened] = /^<!-- (\w+)/.exec(line) ?? [];
    if (opened && lines.some((other) => other.startsWith(`<!-- /${opened} `))) block = opened;
    if (block && line.startsWith(`<!-- /${block} `)) block = undefined;
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && !fence) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    else if (!fence && !block && [...line].length > lineLength) {
      const isOneWord = /^\s*(?:[-*+>]\s+|\d+\.\s+)?\S+$/.test(line);
      if (!isOneWord && !/^\s*(?:\||#|<)/.test(line)) long.add(index);
    }
  });
  return long;
}

const faults = [];
for (const file of files) {
  const isPage = file.endsWith('.md');
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const long = isPage && !pageOfCommand.test(file) ? longLines(lines) : new Set();
  lines.forEach((line, index) => {
    const report = (fault) => faults.push(`${file}:${index + 1}  ${fault}`);
    if (long.has(index))
      report(
        `has ${[...line].length} characters: break the line before column ${lineLength}, between two words`,
      );
    if (outside.some((pattern) => pattern.test(line)))
      report('cites a document that is not in the repository: state the rule, or link to a page under docs/');
    if (/\.(test|spec)\.tsx?$/.test(file) && codeInTitle.test(line))
      report('ends a test title with a code: name the behaviour alone');
    if (isPage) {
      for (const [, href] of line.matchAll(link)) {
        if (/^[a-z]+:/.test(href)) continue;
        const [to, anchor] = href.split('#');
        const fault = faultOf(to ? path.posix.join(path.posix.dirname(file), to) : file, anchor);
        if (fault) report(fault);
      }
    } else {
      for (const [name] of line.matchAll(pageName)) {
        const [page, anchor] = name.replace(/^(\.\.\/)+/, '').split('#');
        const fault = page.includes('/') || page === 'README.md' ? faultOf(page, anchor) : undefined;
        if (fault) report(fault);
      }
    }
    if (namesPaths.test(file))
      for (const [, name] of line.matchAll(codePath)) if (faultOf(name)) report(faultOf(name));
  });
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(`\n${faults.length} lines to mend`);
  process.exit(1);
}
console.log(`Citations: ${files.length} files checked`);
