type Child = Node | string | undefined | false;

/** Creates an element. Keys of `properties` are properties; `data` and `aria` become attributes. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  {
    data = {},
    aria = {},
    ...properties
  }: Partial<Omit<HTMLElementTagNameMap[Tag], 'children' | 'style' | 'dataset'>> & {
    data?: Readonly<Record<string, string>>;
    aria?: Readonly<Record<string, string>>;
  } = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  Object.assign(created, properties);
  Object.assign(created.dataset, data);
  for (const [name, value] of Object.entries(aria)) created.setAttribute(`aria-${name}`, value);
  created.append(...children.filter((child) => child !== undefined && child !== false));
  return created;
}

/** Creates a button that does something. */
export const button = (text: string, onPress: () => void, className = '') => {
  const created = element('button', { type: 'button', className }, text);
  created.addEventListener('click', onPress);
  return created;
};

/** Returns an element of the page. @throws Error if there is none, or if it is another one */
export function find<Type extends Element>(selector: string, type: new () => Type): Type {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}`);
  return found;
}

/** Replaces the options of a select, and keeps its value if it is still there. */
export function fillSelect(
  select: HTMLSelectElement,
  options: readonly (readonly [value: string, text: string])[],
) {
  const { value } = select;
  select.replaceChildren(...options.map(([option, text]) => new Option(text, option)));
  if (options.some(([option]) => option === value)) select.value = value;
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
