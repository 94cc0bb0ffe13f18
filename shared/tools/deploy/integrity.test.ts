import { withIntegrity } from './integrity';

const hashOf = (url: string) => `sha256-${url.split('/').at(-1)}`;

const page = `
<script type="application/json" id="paywidget-deployment">{"manifest":"/a/mf-manifest.json"}</script>
<script async src="/a/early.js"></script>
<link rel="stylesheet" href="/a/app.css">
<link rel="preload" href="/a/entry.js" as="script">
<link rel="preload" href="/a/en.json" as="fetch">
<link rel="icon" href="data:,">
<a href="" data-action="refresh">Reload</a>
`;
const expected = `
<script type="application/json" id="paywidget-deployment">{"manifest":"/a/mf-manifest.json"}</script>
<script async src="/a/early.js" integrity="sha256-early.js" crossorigin></script>
<link rel="stylesheet" href="/a/app.css" integrity="sha256-app.css">
<link rel="preload" href="/a/entry.js" as="script" integrity="sha256-entry.js" crossorigin>
<link rel="preload" href="/a/en.json" as="fetch" integrity="sha256-en.json" crossorigin>
<link rel="icon" href="data:,">
<a href="" data-action="refresh">Reload</a>
`;

it('gives each file of a page its hash, and the mode that a later request has', () => {
  expect(withIntegrity(page, hashOf)).toBe(expected);
});

it('replaces the hashes of an earlier deployment', () => {
  const earlier = withIntegrity(page, () => 'sha256-earlier');
  expect(withIntegrity(earlier, hashOf)).toBe(expected);
});
