import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flows, packageVersion } from '../project/packages';
import type { Refusal } from '../release/refusal';
import { listFiles, releaseFile } from '../release/releaseFile';
import { readCommand } from './command';
import { writeFiles } from './files';
import { planDeployment } from './plan';

/** The languages that the tests read. Writing the files of all 32 languages for each deployment took most of the time. */
jest.mock('../texts/readLocales', () => {
  const actual: typeof import('../texts/readLocales') = jest.requireActual('../texts/readLocales');
  const all = actual.readLocales();
  const languages = ['ar', 'en', 'fil', 'pl', 'ru', 'uz'];
  return {
    ...actual,
    readLocales: () => Object.fromEntries(languages.map((language) => [language, all[language]])),
  };
});

let folder = '';
const version = packageVersion('mf-deposit');
const placeOf = (name: string, release: string) => path.join(folder, 'static', name, release);

/** Writes a release as the build does. */
function build(name: string, release: string, files: Record<string, string>) {
  const place = placeOf(name, release);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), content);
  }
  const manifest = { package: name, version: release, dependencies: [], files: listFiles(place) };
  writeFileSync(path.join(place, releaseFile), JSON.stringify(manifest));
}

function buildFlow(flow: string, release: string) {
  const assets = { js: { sync: ['routes.js'] }, css: { sync: ['routes.css'] } };
  const manifest = {
    name: flow,
    metaData: { globalName: flow, remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ path: './routes', assets }],
  };
  build(flow, release, {
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry.js': release,
    'routes.js': '',
    'routes.css': '',
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
  for (const flow of flows) buildFlow(flow, packageVersion(flow));
  buildFlow('mf-deposit', '1.0.1');
  const template = '<head><!-- deployment --><!-- /deployment --></head>';
  build('shell', packageVersion('shell'), {
    'index.template': template,
    'captcha.template': template,
    'package/mf-manifest.json': '{"metaData":{"remoteEntry":{"name":"remoteEntry.js"}},"exposes":[]}',
    'package/remoteEntry.js': '',
    ...Object.fromEntries(
      [
        'early.js',
        'fallback.js',
        'list.js',
        'app.js',
        'app.css',
        'shell.js',
        'shell.css',
        'embed.js',
        'embed.more.js',
      ].map((name) => [name, name === 'embed.js' ? "load('__PAYWIDGET_MORE__')" : '']),
    ),
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function deploy(...args: string[]) {
  const { files, obsolete } = planDeployment(readCommand(['--dist', folder, ...args]));
  writeFiles(folder, files, obsolete);
}

function reasonsOf(...args: string[]): readonly string[] {
  try {
    deploy(...args);
    return [];
  } catch (error) {
    return (error as Refusal).reasons;
  }
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const versionsIn = (text: string) => JSON.parse(text).remotes['mf-deposit'].version;

/** Every file in the folder, to check whether a command has written anything. */
const contents = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      path.join(parentPath, name),
      readFileSync(path.join(parentPath, name), 'utf8'),
    ]);

it('deploys, rolls back one flow and changes a setting, each without undoing the others', () => {
  deploy('--fresh');
  expect(versionsIn(read('config.json'))).toBe(version);
  deploy('--remote', 'mf-deposit=1.0.1');
  deploy('--set', 'socketUrl=/api/socket');
  const configuration = JSON.parse(read('config.json'));
  expect(configuration.socketUrl).toBe('/api/socket');
  expect(configuration.remotes['mf-deposit'].version).toBe('1.0.1');
  expect(configuration.remotes['mf-crypto'].version).toBe(packageVersion('mf-crypto'));
  expect(read('index.html')).toContain('/static/mf-deposit/1.0.1/remoteEntry.js');
});

it('writes the first files of each flow into config.json and the page. The page leaves out those that it requests itself', () => {
  deploy('--fresh');
  const block = /id="paywidget-deployment">(.*)<\/script>/.exec(read('index.html'))?.[1] ?? '';
  const filesIn = ({ remotes }: { remotes: Record<string, { files: unknown }> }) =>
    ['mf-deposit', 'mf-crypto'].map((flow) => remotes[flow]?.files);
  const files = (globalName: string) => ({ entry: 'remoteEntry.js', globalName });
  const routes = ['routes.js', 'routes.css'];
  expect(filesIn(JSON.parse(read('config.json')))).toEqual([
    { ...files('mf-deposit'), routes },
    { ...files('mf-crypto'), routes },
  ]);
  expect(filesIn(JSON.parse(block).configuration)).toEqual([
    files('mf-deposit'),
    { ...files('mf-crypto'), routes },
  ]);
});

it.each([
  [
    ['--remote', 'mf-deposit=1.0.1'],
    /^mf-deposit 1\.0\.1 was altered: remoteEntry\.js is not as it was built$/,
  ],
  [['--remote', 'mf-deposit=1.0.2'], /^mf-deposit 1\.0\.2 is not built: /],
  [
    ['--remote', 'mf-deposit=../mf-crypto/1.0.0'],
    /^--remote mf-deposit=\.\.\/mf-crypto\/1\.0\.0: expected a version/,
  ],
  [
    ['--set', 'apiPrefix=/new', '--set', 'allowedOrigins=["*"]'],
    /^allowedOrigins\.0: "\*": expected an exact origin/,
  ],
  [['--set', 'apiPrefx=/new'], /^apiPrefx: there is no such setting/],
  [['--trust', 'none.json'], /^There is no .*none\.json$/],
])('refuses %j and writes nothing', (args, reason) => {
  deploy('--fresh');
  appendFileSync(path.join(placeOf('mf-deposit', '1.0.1'), 'remoteEntry.js'), ';');
  const before = contents();
  expect(reasonsOf(...args)).toEqual([expect.stringMatching(reason)]);
  expect(contents()).toEqual(before);
});

it('refuses an altered page of the shell, and names every release that is not as it was built', () => {
  const shell = packageVersion('shell');
  appendFileSync(path.join(placeOf('shell', shell), 'index.template'), '<script>evil</script>');
  rmSync(path.join(placeOf('mf-p2p', packageVersion('mf-p2p')), 'remoteEntry.js'));
  expect(reasonsOf('--fresh')).toEqual([
    `mf-p2p ${packageVersion('mf-p2p')} was altered: remoteEntry.js is missing`,
    `shell ${shell} was altered: index.template is not as it was built`,
  ]);
  expect(readdirSync(folder)).toEqual(['static']);
});

it('publishes the loader under its version with its hash, and never changes it', () => {
  const shell = packageVersion('shell');
  deploy('--fresh');
  deploy('--set', 'vpnAdvice=false');
  const loader = read(`embed.${shell}.js`);
  expect(loader).toBe(read('embed.js'));
  const hash = `sha256-${createHash('sha256').update(loader).digest('base64')}`;
  expect(JSON.parse(read('embed.integrity.json'))).toEqual({ [shell]: hash });
  writeFileSync(path.join(folder, 'embed.integrity.json'), JSON.stringify({ '1.0.1': 'a', [shell]: 'b' }));
  expect(reasonsOf('--set', 'vpnAdvice=true')).toEqual([
    `embed.${shell}.js is published with another content: give the shell a new version`,
  ]);
  deploy('--fresh');
  expect(JSON.parse(read('embed.integrity.json'))).toEqual({ '1.0.1': 'a', [shell]: hash });
});

it('lets the loader of a version load only the second file of that version, by its hash', () => {
  const shell = packageVersion('shell');
  deploy('--fresh');
  const more = read(`embed.more.${shell}.js`);
  const hash = `sha256-${createHash('sha256').update(more).digest('base64')}`;
  expect(read(`embed.${shell}.js`)).toBe(`load('embed.more.${shell}.js ${hash}')`);

  build('shell', shell, { 'embed.more.js': 'changed()' });
  expect(reasonsOf('--set', 'vpnAdvice=true')).toEqual([
    `embed.${shell}.js is published with another content: give the shell a new version`,
  ]);
});

it('refuses a config.json that is not valid, unless it is ignored', () => {
  writeFileSync(path.join(folder, 'config.json'), '{');
  expect(reasonsOf()).toEqual([expect.stringMatching(/config\.json: .*With --fresh/)]);
  expect(reasonsOf('--fresh')).toEqual([]);
});

it('keeps the narrowing of the policy in config.json, and out of the page’s data', () => {
  deploy('--set', 'policy={"img-src":["https://cdn.example"]}');
  deploy('--set', 'vpnAdvice=false');
  expect(JSON.parse(read('config.json')).policy).toEqual({ 'img-src': ['https://cdn.example'] });
  expect(read('index.html').match(/cdn\.example/g)).toHaveLength(1);
  expect(read('index.html')).toContain("img-src 'self' https://cdn.example data: blob:;");
});

describe('the deployment’s own texts, in texts/<language>.json', () => {
  const write = (file: string, content: string) => {
    mkdirSync(path.join(folder, 'texts'), { recursive: true });
    writeFileSync(path.join(folder, 'texts', file), content);
  };
  /** Returns a language's texts as deployed, all parts together. */
  function deployedTexts(language: string): Record<string, string> {
    const hash = JSON.parse(read('config.json')).locales[language];
    const { texts, parts } = JSON.parse(read(`static/locales/${language}.${hash}.json`));
    const others = Object.entries(parts).map(([part, own]) =>
      JSON.parse(read(`static/locales/${language}.${part}.${own}.json`)),
    );
    return Object.assign({}, texts, ...others);
  }

  it('replace the widget’s, and stay with each later deployment', () => {
    write('en.json', '{ "deposit.title": "Cashier", "deposit.submit": "Top up {{amount}}" }');
    deploy('--fresh');
    deploy('--set', 'apiPrefix=/new');
    const texts = deployedTexts('en');
    expect(texts['deposit.title']).toBe('Cashier');
    expect(texts['deposit.submit']).toBe('Top up {{amount}}');
    expect(texts['withdrawal.title']).toBe('Withdrawal');
    expect(deployedTexts('ru')['deposit.title']).toBe('Пополнение');
  });

  it('have no line breaks that their language forbids, as the widget’s texts', () => {
    write('pl.json', '{ "deposit.title": "Kasa w serwisie" }');
    deploy('--fresh');
    const texts = deployedTexts('pl');
    expect(texts['deposit.title']).toBe('Kasa w\u00A0serwisie');
    expect(texts['sweep.deposit.title']).toBe('Sklep z\u00A0monetami');
    expect(deployedTexts('fil')['deposit.submit']).toBe('Mag-\u2060deposit ng {{amount}}');
  });

  it.each([
    ['xx.json', '{}', 'texts/xx.json: the widget has no language xx'],
    [
      'en.json',
      '{ "deposit.titel": "x" }',
      'texts/en.json deposit.titel: no text of the widget has this key',
    ],
    [
      'en.json',
      '{ "deposit.submit": "Pay" }',
      'texts/en.json deposit.submit: the placeholders are none, in English {{amount}}',
    ],
    ['en.json', '{ oops', expect.stringContaining('texts/en.json: ')],
  ])('are refused, and nothing is written: %s %s', (file, content, reason) => {
    deploy('--fresh');
    write(file, content);
    const before = contents();
    expect(reasonsOf()).toEqual([reason]);
    expect(contents()).toEqual(before);
  });
});
