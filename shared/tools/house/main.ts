/** Counts how much a reader of the product must know, before and now, and writes docs/reports/house.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../project/paths';
import { Refusal, runCommand } from '../release/refusal';
import { countsOf, report } from './report';
import { describe, hasChanges, readCommit, readNow } from './tree';

const usage = `Counts lines, mechanisms, stores of a payment, places of a change, folder circles and an order's way, in a commit and
now, and writes docs/reports/house.md.

  npm run house                            compares with bd977f4f, the last commit before one record of a payment
  npm run house -- --against <commit>      compares with another commit
  --help                                   prints this text`;

await runCommand('Nothing was counted', () => {
  const { against, help } = parseArgs({
    options: {
      against: { type: 'string', default: 'bd977f4f' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
  if (help) {
    console.log(usage);
    return;
  }
  const momentOf = (commit: string) => {
    try {
      return describe(`${commit}^{commit}`);
    } catch {
      throw new Refusal([`--against ${commit}: there is no such commit`]);
    }
  };
  const from = momentOf(against);
  const last = momentOf('HEAD');
  const to = hasChanges() ? { ...last, name: `${last.name} with changes` } : last;
  const page = report(countsOf(readCommit(against)), countsOf(readNow()), { from, to });
  const file = 'docs/reports/house.md';
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), page);
  console.log(`${/^\| .*(?=\n\n## Wings)/ms.exec(page)?.[0]}\n\nWhat they consist of: ${file}`);
});
