import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { draw, drawFirst } from './draw';
import { Fragment, jsx, Later, type Node } from './jsxRuntime';
import { createContext, useContext } from './react';

/** The same elements for both: React's elements, and the stand-in's elements. */
function asOnce(node: ReactNode): Node {
  if (Array.isArray(node)) return node.map(asOnce);
  if (typeof node !== 'object' || node === null) return node as Node;
  const { type, props } = node as unknown as { type: unknown; props: Record<string, unknown> };
  const given = { ...props, children: asOnce(props.children as ReactNode) };
  return jsx(type as string, given);
}

const samples: readonly [name: string, sample: ReactNode][] = [
  ['texts and numbers', <p key="a">{['+', 13, ' ', null, false, true, undefined, 0]}</p>],
  [
    'attributes',
    <button key="a" type="button" className="x" disabled tabIndex={-1} title="t" onClick={() => {}} />,
  ],
  [
    'attributes that are absent',
    <button key="a" type="button" disabled={false} className={undefined} title="" />,
  ],
  [
    'data and aria',
    <section key="a" data-x="" data-y={undefined} aria-hidden="true" aria-busy={false} aria-label="l" />,
  ],
  [
    'pictures',
    <img
      key="a"
      src="/a.svg"
      alt=""
      width={24}
      height={24}
      loading="lazy"
      decoding="async"
      draggable={false}
    />,
  ],
  ['styles', <span key="a" style={{ height: 48, color: 'red', marginTop: 0 }} />],
  ['no styles', <span key="a" style={{}} />],
  [
    'drawings',
    <svg key="a" viewBox="0 0 24 24" className="i" focusable="false" aria-hidden="true">
      <title>t</title>
      <path d="M0 0" />
    </svg>,
  ],
  [
    'lists',
    <ul key="a">
      <li>0</li>
      {[<li key="1">1</li>, <li key="2">2</li>]}
    </ul>,
  ],
];

it.each(samples)('draws as React does: %s', async (_name, sample) => {
  const theirs = document.createElement('div');
  await act(async () => createRoot(theirs).render(sample));
  const ours = document.createElement('div');
  draw(asOnce(sample), ours);
  expect(ours.innerHTML).toBe(theirs.innerHTML);
  expect(ours.isEqualNode(theirs)).toBe(true);
});

it('draws the content of fragments', () => {
  const element = document.createElement('div');
  draw(jsx(Fragment, { children: ['a', jsx('b', { children: 'b' })] }), element);
  expect(element.innerHTML).toBe('a<b>b</b>');
});

it('provides the value of the nearest provider, and the default outside', () => {
  const Theme = createContext('light');
  const show = () => jsx('b', { children: useContext(Theme) });
  const element = document.createElement('div');
  draw(
    [
      jsx(Theme as never, {
        value: 'dark',
        children: [
          jsx(show as never, {}),
          jsx(Theme as never, { value: 'auto', children: jsx(show as never, {}) }),
        ],
      }),
      jsx(show as never, {}),
    ],
    element,
  );
  expect(element.textContent).toBe('darkautolight');
});

it('leaves out the parts for later, and draws them within the same providers', () => {
  const Theme = createContext('light');
  const Size = createContext('small');
  const show = () => jsx('b', { children: `${useContext(Theme)} ${useContext(Size)}` });
  const later = jsx(Later, { children: jsx(show as never, {}) });
  const within = (context: object, value: string, children: Node) =>
    jsx(context as never, { value, children });
  const element = document.createElement('div');
  const left = drawFirst(
    [
      within(
        Theme,
        'dark',
        within(Theme, 'auto', within(Size, 'large', jsx('p', { children: ['1', later] }))),
      ),
      jsx('p', { children: ['2', later] }),
    ],
    element,
  );
  expect(element.innerHTML).toBe('<p>1</p><p>2</p>');
  for (const drawOne of left) drawOne();
  expect(element.innerHTML).toBe('<p>1<b>auto large</b></p><p>2<b>light small</b></p>');
});
