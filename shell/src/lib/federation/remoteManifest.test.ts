import { filesIn } from './remoteManifest';

const exposed = (path: string, name: string) => ({
  path,
  assets: {
    js: { sync: [`${name}.js`], async: [`${name}.later.js`] },
    css: { sync: [`${name}.css`], async: [] },
  },
});
const filesOf = (exposes: unknown, entry: object = { name: 'entry.js' }) =>
  filesIn({ name: 'mf_deposit', metaData: { globalName: 'mf_deposit', remoteEntry: entry }, exposes });

it('the files of a remote are its entry and what its routes need at once', () => {
  expect(filesOf([exposed('./other', 'other'), exposed('./routes', 'routes')])).toEqual({
    entry: 'entry.js',
    globalName: 'mf_deposit',
    routes: ['routes.js', 'routes.css'],
  });
});

it('a manifest without routes has an entry only', () => {
  expect(filesOf([exposed('./other', 'other')]).routes).toEqual([]);
});

it('the entry may lie in a folder', () => {
  expect(filesOf([], { name: 'entry.js', path: 'js/' }).entry).toBe('js/entry.js');
});

it('an invalid manifest is refused', () => {
  expect(() => filesOf('none')).toThrow('exposes');
});
