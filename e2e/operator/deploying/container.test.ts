import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployed } from '@paywidget/shared/tools/settings';
import { directivesOf, nginxFile, parseNginx } from './nginxFile';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const instructions = read('docs/container/Containerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.split(' ')[0] ?? '', value: line.replace(/^\S+ /, '') }));
const valuesOf = (name: string) => instructions.filter((one) => one.name === name).map(({ value }) => value);

const nginx = parseNginx(nginxFile);
const [site] = directivesOf('server', nginx);
const siteValue = (name: string) => directivesOf(name, site?.block ?? [])[0]?.values[0];

/** Splits a command as a shell does, as far as this file needs: quotes, and no variables. */
const wordsOf = (command: string) =>
  [...command.matchAll(/(?:[^\s']|'[^']*')+/g)].map(([word]) => word.replaceAll("'", ''));

it('copies only what exists, and serves the folder that the build makes', () => {
  const copies = valuesOf('COPY').map((value) => value.split(' '));
  const fromFolder = copies.filter(([first]) => !first?.startsWith('--from'));
  for (const [source = ''] of fromFolder)
    expect([source, existsSync(join(root, source))]).toEqual([source, true]);
  expect(copies).toContainEqual(['--from=build', '/src/dist', siteValue('root')]);
  expect(copies).toContainEqual(['docs/nginx.conf', '/etc/nginx/nginx.conf']);
});

it('runs the documented commands, with settings that deploy accepts', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const commands = valuesOf('RUN').map(wordsOf);
  expect(commands[0]).toEqual(['npm', 'ci']);
  const runs = commands.filter(([, second]) => second === 'run');
  expect(runs.map(([, , script]) => script)).toEqual(['build', 'deploy']);
  for (const [, , script = ''] of runs) expect(scripts).toContain(script);

  const [deploy = []] = runs.filter(([, , script]) => script === 'deploy');
  const given = deploy.flatMap((word, index) => (deploy[index - 1] === '--set' ? [word.split('=', 2)] : []));
  const parsed = given.map(([name = '', value = '']) => [
    name,
    /^[[{]/.test(value) ? JSON.parse(value) : value,
  ]);
  const { settings: deployed } = readDeployed({ remotes: {} }, Object.fromEntries(parsed));
  const hosts = directivesOf('map', nginx).find(({ values }) => values[1] === '$paywidget_hosts')?.block?.[0];
  // Who may frame the widget is also whom it trusts.
  expect(hosts?.values[0]).toBe(["'self'", ...deployed.allowedOrigins].join(' '));
});

it('listens where it says, as a user without rights, and its health is an address that nginx answers', () => {
  const port = siteValue('listen');
  expect(valuesOf('EXPOSE')).toEqual([port]);
  expect(valuesOf('USER').map(Number)[0]).toBeGreaterThan(0);
  // Only root may listen below.
  expect(Number(port)).toBeGreaterThan(1023);
  const locations = directivesOf('location', site?.block ?? []).map(({ values }) => values.join(' '));
  const [check = ''] = valuesOf('HEALTHCHECK');
  const url = new URL(/http:[^"]+/.exec(check)?.[0] ?? '');
  expect([url.port, locations.includes(`= ${url.pathname}`)]).toEqual([port, true]);
});

it('needs to write only below /tmp', () => {
  const written = [
    'pid',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path`),
  ];
  for (const name of written) expect(directivesOf(name, nginx)[0]?.values[0]).toMatch(/^\/tmp\//);
});

it('leaves keys and the files of this machine out of the image', () => {
  const ignored = read('docs/container/Containerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', '*.pem']));
});
