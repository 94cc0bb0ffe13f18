import { type Circle, circles } from './circles';
import { type Size, sizes } from './lines';
import { type Mechanisms, mechanisms } from './mechanisms';
import { places } from './places';
import { stores } from './stores';
import type { Tree } from './tree';
import { type Way, way } from './way';

/** All counts of one tree. */
export interface Counts {
  readonly sizes: ReadonlyMap<string, Size>;
  readonly mechanisms: Mechanisms;
  readonly stores: readonly string[];
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly circles: readonly Circle[];
  readonly way: Way | undefined;
}

export const countsOf = (tree: Tree): Counts => ({
  sizes: sizes(tree),
  mechanisms: mechanisms(tree),
  stores: stores(tree),
  places: places(tree),
  circles: circles(tree),
  way: way(tree),
});

type Cell = string | number;
const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const numbered = (count: number) => count.toLocaleString('en-US');
const change = (before: number, after: number) => {
  const difference = after - before;
  return difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${numbered(Math.abs(difference))}`;
};

/** Lists names. If a name is in only one of the trees, says in which. */
function listBoth(before: readonly string[], after: readonly string[]): string {
  const both = [...new Set([...before, ...after])].sort();
  if (both.length === 0) return 'None.';
  return both
    .map((name) => {
      if (!after.includes(name)) return `- before only: ${name}`;
      return before.includes(name) ? `- ${name}` : `- now only: ${name}`;
    })
    .join('\n');
}

const storesOf = ({ stores: all }: Counts, isWithdrawal: boolean) =>
  all.filter((store) => /withdrawal|sweepstake/i.test(store) === isWithdrawal);
const code = (name: string) => `\`${name}\``;
const pairOf = ({ folders }: Circle) => folders.map(code).join(' and ');

/** How each figure is counted. */
const rules = `## How it is counted

- **Lines**: lines of \`.ts\`, \`.tsx\`, \`.mjs\`, \`.cjs\` and \`.js\` that hold more than comments and white space. The files of
  the commit before are formatted with today's settings of Biome first. Tests, \`testing/\`, \`fake*.ts\`, \`*.d.ts\` and generated
  files are left out.
- **Mechanisms**: what the \`webpack.config.mjs\` of the shell and the flows export; the loaders in rules; constructors that end in
  \`Plugin\` and our own plugins; the entries of \`alias\` and of \`replaced.json\`; our files that a rule or a plugin puts into a library.
- **Stores**: atoms with a value of their own, stored records, maps, sets and variables at the top level of a module whose code uses a
  name that only code about one payment uses, such as \`depositId\`. An atom that derives from others does not count.
- **Places**: files that name a sample in their code. Tests, documents, texts and the sandbox's sample data are left out.
- **Folder circles**: two folders of one package that import each other, by type imports and dynamic imports too. A folder inside of
  the other is a part of it, and no pair.
- **An order's way**: the shortest chain of imports from \`DepositForm.tsx\` to the file that calls \`createDeposit\`. After each file
  of the chain come the files whose functions and classes it calls, hooks aside. A return is a step into a folder that the way has left.
`;

interface Moment {
  readonly name: string;
  readonly date: string;
}

/** Writes the page: the counts of two moments side by side, then the items behind the counts. */
export function report(before: Counts, after: Counts, { from, to }: { from: Moment; to: Moment }): string {
  const head = ['', `before: ${from.name}`, `now: ${to.name}`, 'change', 'aim'];
  const count = (name: string, one: readonly unknown[], other: readonly unknown[], aim = ''): Cell[] => [
    name,
    one.length,
    other.length,
    change(one.length, other.length),
    aim,
  ];
  const lines = (counts: Counts) => counts.sizes.get('**product**')?.lines ?? 0;
  const wayOf = (counts: Counts, read: (of: Way) => number) => (counts.way ? read(counts.way) : undefined);
  const wayRow = (name: string, read: (of: Way) => number): Cell[] => {
    const [one, other] = [wayOf(before, read), wayOf(after, read)];
    return [name, one ?? 'no chain', other ?? 'no chain', one && other ? change(one, other) : '', 'fewer'];
  };
  const aims = ['7 at most', '9 at most', '2', '1'];
  const summary = table(head, [
    [
      'lines of the product',
      ...[lines(before), lines(after)].map(numbered),
      change(lines(before), lines(after)),
      '−3,000',
    ],
    ...(Object.keys(after.mechanisms) as (keyof Mechanisms)[]).map((kind) =>
      count(kind, before.mechanisms[kind], after.mechanisms[kind], kind === 'patches' ? '0' : 'fewer'),
    ),
    count('stores that a deposit is in', storesOf(before, false), storesOf(after, false), '3 at most'),
    count('stores that a withdrawal is in', storesOf(before, true), storesOf(after, true), 'fewer'),
    ...[...after.places].map(([added, files], index) =>
      count(`places of ${added}`, before.places.get(added) ?? [], files, aims[index]),
    ),
    count('folder circles', before.circles, after.circles, '0'),
    wayRow('files on an order’s way', ({ files }) => files.length),
    wayRow('its returns', ({ returns }) => returns),
  ]);
  const wings = table(
    ['wing', 'files before', 'files now', 'lines before', 'lines now', 'change of lines'],
    [...after.sizes].map(([wing, now]) => {
      const then = before.sizes.get(wing) ?? { files: 0, lines: 0 };
      return [
        wing,
        then.files,
        now.files,
        numbered(then.lines),
        numbered(now.lines),
        change(then.lines, now.lines),
      ];
    }),
  );
  const kinds = (Object.keys(after.mechanisms) as (keyof Mechanisms)[]).map(
    (kind) =>
      `### ${kind}\n\n${listBoth(before.mechanisms[kind].map(code), after.mechanisms[kind].map(code))}`,
  );
  const touched = [...after.places].map(
    ([added, files]) =>
      `### ${added}\n\n${listBoth((before.places.get(added) ?? []).map(code), files.map(code))}`,
  );
  const wayText = ({ way: found }: Counts) =>
    found
      ? found.files.map((file, index) => `${index + 1}. ${code(file)}`).join('\n')
      : 'No chain of imports.';
  return `# The house

How much a reader must know, counted. \`npm run house\` has written this page on ${new Date().toISOString().slice(0, 10)}. “Before” is
${from.name} of ${from.date}, “now” is ${to.name} of ${to.date}. To compare with another commit: \`npm run house -- --against <commit>\`.

${summary}

## Wings

${wings}

${rules}
## Mechanisms

${kinds.join('\n\n')}

## Stores

${listBoth(before.stores, after.stores)}

## Places

${touched.join('\n\n')}

## Folder circles

${listBoth(before.circles.map(pairOf), after.circles.map(pairOf))}

One import in each direction, of those that there are now:

${after.circles.flatMap(({ examples }) => examples.map((example) => `- ${code(example)}`)).join('\n') || 'None.'}

## An order's way

### Now

${wayText(after)}

### Before

${wayText(before)}
`;
}
