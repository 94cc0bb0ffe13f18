import { type Context, type Description, Fragment, jsx, Later, type Node } from './jsxRuntime';

const svg = 'http://www.w3.org/2000/svg';

/** React's names of attributes that have another name in HTML. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
};

/**
 * Draws a description by components, once, with the same elements, attributes and texts as React. Leaves out handlers and
 * refs. React attaches them when it takes the elements over.
 */
export function draw(node: Node, parent: Element): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) for (const each of node) draw(each, parent);
  else if (typeof node === 'object') drawDescription(node, parent);
  else parent.append(String(node));
}

/** The providers around the part that is being drawn, the outermost first. */
const providers: Description[] = [];
let left: (() => void)[] = [];

/** Draws everything outside of `Later`. Returns functions that draw the contents of each `Later`. */
export function drawFirst(node: Node, parent: Element): readonly (() => void)[] {
  left = [];
  draw(node, parent);
  return left;
}

function leave(children: Node, parent: Element) {
  const within = [...providers];
  const provided = () =>
    within.reduceRight((inner, { type, props }) => jsx(type, { ...props, children: inner }), children);
  left.push(() => draw(provided(), parent));
}

function drawDescription({ type, props }: Description, parent: Element): void {
  if (typeof type === 'string') drawElement(type, props, parent);
  else if (typeof type === 'function') draw(type(props), parent);
  else if (type === Fragment) draw(props.children, parent);
  else if (type === Later) leave(props.children, parent);
  else drawWithin({ type, props }, parent);
}

function drawWithin(provider: Description, parent: Element) {
  const context = provider.type as Context<unknown>;
  const around = context.value;
  context.value = provider.props.value;
  providers.push(provider);
  draw(provider.props.children, parent);
  providers.pop();
  context.value = around;
}

function drawElement(name: string, props: Description['props'], parent: Element) {
  const { ownerDocument: document } = parent;
  const isSvg = name === 'svg' || parent.namespaceURI === svg;
  const element = isSvg ? document.createElementNS(svg, name) : document.createElement(name);
  for (const attribute in props)
    if (attribute !== 'children' && attribute !== 'src') setAttribute(element, attribute, props[attribute]);
  // The address last, like React: a picture must first know that it is lazy.
  setAttribute(element, 'src', props.src);
  draw(props.children, element);
  parent.append(element);
}

function setAttribute(element: Element, name: string, value: unknown) {
  if (name === 'style') setStyle(element as HTMLElement, value as Styles);
  else if (isDrawn(name, value)) element.setAttribute(attributeNames[name] ?? name, textOf(name, value));
}

type Styles = Readonly<Record<string, string | number>> | undefined;

function setStyle({ style }: HTMLElement, styles: Styles = {}) {
  for (const [name, value] of Object.entries(styles)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    style.setProperty(property, typeof value === 'number' ? `${value}px` : value);
  }
}

/** React writes `false` for attributes whose values are texts. It leaves out other attributes that are false. */
const keepsFalse = (name: string) => /^(aria|data)-|^(draggable|spellCheck)$/.test(name);

const isDrawn = (name: string, value: unknown) =>
  value !== undefined &&
  value !== null &&
  typeof value !== 'function' &&
  name !== 'ref' &&
  name !== 'key' &&
  (value !== false || keepsFalse(name));

const textOf = (name: string, value: unknown) => (value === true && !keepsFalse(name) ? '' : String(value));
