import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { MutationCache } from './unusedQueries.mjs';

const root = join(__dirname, '../..');

it('nothing uses the parts of react-query that the build leaves out', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(shared|shell|mf-\w+)\/src\//.test(file));
  expect(files.some((file) => file.startsWith('mf-'))).toBe(true);
  const used = files.filter((file) =>
    /\b(useMutation|\w*[iI]nfiniteQuery)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(used).toEqual([]);
});

it('a client works without mutations', async () => {
  const client = new QueryClient({ mutationCache: new MutationCache() as never });
  client.mount();
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).resolves.toBe(1);
  expect(client.isMutating()).toBe(0);
  await client.resumePausedMutations();
  client.clear();
  client.unmount();
});
