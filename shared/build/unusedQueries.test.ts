import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { QueryClient } from '@tanstack/react-query';
import { MutationCache } from './unusedQueries.mjs';
import withoutUnused from './unusedQueryClient.cjs';

const root = join(__dirname, '../..');

it('nothing uses the parts of react-query that the build leaves out', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(shared|shell|mf-\w+)\/src\//.test(file));
  expect(files.some((file) => file.startsWith('mf-'))).toBe(true);
  const used = files.filter((file) =>
    /\b(useMutation|isMutating|\w*[iI]nfiniteQuery|\w+Mutation(Default|Option)s)\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(used).toEqual([]);
});

const folder = join(root, 'node_modules/@tanstack/query-core/build/modern');
const source = readFileSync(join(folder, 'queryClient.js'), 'utf8');

/** The client as the build contains it. */
function trimmedClient(): typeof QueryClient {
  const { code } = transformSync(withoutUnused(source), {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const module = { exports: {} as { QueryClient: typeof QueryClient } };
  const load = (name: string) => require(join(folder, `${name.slice(2, -3)}.cjs`));
  new Function('module', 'exports', 'require', code)(module, module.exports, load);
  return module.exports.QueryClient;
}

it('a client works without mutations and infinite queries', async () => {
  const Client = trimmedClient();
  const client = new Client({ mutationCache: new MutationCache() as never });
  client.mount();
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).resolves.toBe(1);
  client.setQueryData(['a'], 2);
  expect(client.getQueryData(['a'])).toBe(2);
  await client.invalidateQueries({ queryKey: ['a'] });
  expect(client.getQueryState(['a'])?.isInvalidated).toBe(true);
  await client.resumePausedMutations();
  client.clear();
  client.unmount();
  const methods = (of: typeof QueryClient) => Object.getOwnPropertyNames(of.prototype);
  const kept = methods(Client);
  expect(methods(QueryClient).filter((name) => !kept.includes(name))).toEqual(
    expect.arrayContaining(['isMutating', 'infiniteQuery', 'defaultMutationOptions']),
  );
});

it('names a method that a newer library does not have', () => {
  expect(() => withoutUnused(source.replaceAll('isMutating', 'countMutations'))).toThrow('isMutating');
});
