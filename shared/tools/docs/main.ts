/** `npm run docs`: builds the site of the documents. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../project/paths';
import { refuse, runCommand } from '../release/refusal';
import { buildSite } from './site';

const usage = `Builds the site of the documents from docs/. Any server for static files can serve it, in any folder.

  npm run docs                              writes dist/docs
  npm run docs -- --url https://docs.example/    adds canonical links and a sitemap for this address
  npm run docs -- --source https://git.example/paywidget/blob/main/
                                            makes links to code lead there; without it they are plain text
  npm run docs -- --output <folder>         writes another folder: a new one, or one that this command has written

  --help                                    prints this text`;

const withSlash = (url: string | undefined) => url?.replace(/\/*$/, '/');

await runCommand('The site was not built', async () => {
  const { output, url, source, help } = parseArgs({
    options: {
      output: { type: 'string', default: path.join(root, 'dist/docs') },
      url: { type: 'string' },
      source: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
  if (help) {
    console.log(usage);
    return;
  }
  const folder = path.resolve(output);
  // The command empties the folder, so it must not contain anything else.
  const isForeign =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, 'llms.txt'));
  refuse(isForeign ? [`--output ${output}: the folder has other files`] : []);
  refuse(
    Object.entries({ url, source })
      .filter(([, value]) => value !== undefined && !URL.canParse(value))
      .map(([name, value]) => `--${name} ${value}: not an address such as https://docs.example/`),
  );
  const count = await buildSite({ output: folder, url: withSlash(url), source: withSlash(source) });
  console.log(`${count} pages in ${path.relative(process.cwd(), folder) || '.'}`);
});
