import { filesOf, RemoteManifest } from './remoteManifest';

const url = 'https://pay.example/static/mf-deposit/1.0.0/mf-manifest.json';
const folder = 'https://pay.example/static/mf-deposit/1.0.0/';
const exposed = (path: string, name: string) => ({
  path,
  assets: {
    js: { sync: [`${name}.js`], async: [`${name}.later.js`] },
    css: { sync: [`${name}.css`], async: [] },
  },
});
const manifest = (more: object, entry: object = { name: 'entry.js' }) =>
  RemoteManifest.parse({
    name: 'mf_deposit',
    metaData: { globalName: 'mf_deposit', remoteEntry: entry },
    ...more,
  });

it('the files of a remote are its entry and what its routes need at once', () => {
  const exposes = [exposed('./other', 'other'), exposed('./routes', 'routes')];
  expect(filesOf(manifest({ exposes }), url)).toEqual({
    entry: `${folder}entry.js`,
    all: [`${folder}entry.js`, `${folder}routes.js`, `${folder}routes.css`],
  });
});

it.each([
  ['a manifest in the page, which names no modules', {}],
  ['a manifest without routes', { exposes: [exposed('./other', 'other')] }],
])('%s has an entry only', (_, more) => {
  expect(filesOf(manifest(more), url).all).toEqual([`${folder}entry.js`]);
});

it('the entry may lie in a folder', () => {
  expect(filesOf(manifest({}, { name: 'entry.js', path: 'js/' }), url).entry).toBe(`${folder}js/entry.js`);
});
