import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import pureReactCalls from './pureReactCalls.cjs';

const folder = path.join(
  path.dirname(createRequire(__filename).resolve('react-router/package.json')),
  'dist/production',
);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

it('leaves no assignment in react-router that would keep an unused component', () => {
  const assignment = /^\w+\.(displayName|contextType) = /m;
  expect(sources.some((source) => assignment.test(source))).toBe(true);
  expect(sources.filter((source) => assignment.test(pureReactCalls(source)))).toEqual([]);
});

it('keeps the context of a class', () => {
  const source = 'var Boundary = class extends React.Component {\n};\nBoundary.contextType = Context;\n';
  expect(pureReactCalls(source)).toBe(
    'var Boundary = class extends React.Component {\n  static contextType = Context;\n};\n\n',
  );
});
