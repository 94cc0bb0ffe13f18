import hljs from 'highlight.js/lib/common';
import MarkdownIt from 'markdown-it';
import { anchorOf } from './anchors';

/** A part of a page, from one heading to the next. The first part has the page's title. */
export interface Section {
  anchor: string;
  heading: string;
  level: number;
  /** The text without markup. */
  text: string;
}

/** A page as HTML, with its title and sections. */
export interface RenderedPage {
  title: string;
  html: string;
  sections: readonly Section[];
}

/** The target of a page's link on the site. Undefined if the site does not contain it. */
export type ResolveLink = (href: string) => string | undefined;

type Tokens = ReturnType<MarkdownIt['parse']>;
type Token = Tokens[number];

/** Vue, Swift and Kotlin examples name their language. highlight.js has another name for these languages. */
const highlightNames: Readonly<Record<string, string>> = {
  sh: 'bash',
  vue: 'xml',
  html: 'xml',
  tsx: 'typescript',
  nginx: 'ini',
};

/** Colours by class only: the site's policy allows no inline styles. */
function highlight(code: string, language: string): string {
  const name = highlightNames[language] ?? language;
  return hljs.getLanguage(name) ? hljs.highlight(code, { language: name }).value : '';
}

/** Marks such as emphasis are within words. Blocks and line breaks separate words. */
const inlineMarks = /^(em|strong|s|link)_(open|close)$/;

const textOf = (tokens: Tokens): string =>
  tokens
    .map(({ type, content, children }) => {
      if (children) return textOf(children);
      if (['text', 'code_inline', 'fence'].includes(type)) return content;
      return inlineMarks.test(type) ? '' : ' ';
    })
    .join('');

/** Gives each heading the same anchor as GitHub, so that the same links work on GitHub and on the site. */
function sectionsOf(tokens: Tokens): Section[] {
  const sections: Section[] = [];
  tokens.forEach((token, index) => {
    const current = sections.at(-1);
    if (token.type === 'heading_open') {
      const heading = textOf(tokens[index + 1]?.children ?? []);
      const anchor = anchorOf(heading);
      token.attrSet('id', anchor);
      sections.push({ anchor, heading, level: Number(token.tag.slice(1)), text: '' });
    } else if (current && tokens[index - 1]?.type !== 'heading_open') {
      current.text += `${textOf([token])} `;
    }
  });
  return sections;
}

/** Points links and pictures to the site. A link whose target the site does not contain becomes plain text. */
function resolveLinks(tokens: Tokens, resolve: ResolveLink): void {
  for (const { children } of tokens) {
    if (!children) continue;
    let isDropped = false;
    for (const token of children) {
      if (token.type === 'image') token.attrSet('src', resolve(String(token.attrGet('src'))) ?? '');
      if (token.type === 'link_open') {
        const target = resolve(String(token.attrGet('href')));
        isDropped = target === undefined;
        if (target !== undefined) token.attrSet('href', target);
      }
      if (isDropped && token.type.startsWith('link_')) toSpan(token);
    }
  }
}

function toSpan(token: Token): void {
  token.tag = 'span';
  token.attrs = null;
}

/** Aligned columns get a class instead of an inline style. */
function alignByClass(tokens: Tokens): void {
  for (const token of tokens) {
    const side = /^text-align:(\w+)$/.exec(String(token.attrGet('style')))?.[1];
    if (side) token.attrs = [['class', `align-${side}`]];
  }
}

/** A line of a checklist, `- [ ] …`, gets a box instead of a bullet. */
function markTasks(tokens: Tokens): void {
  tokens.forEach(({ children }, index) => {
    const [first] = children ?? [];
    // The item, its paragraph, and the paragraph's text.
    const item = tokens[index - 2];
    if (item?.type !== 'list_item_open' || !first?.content.startsWith('[ ] ')) return;
    first.content = first.content.slice('[ ] '.length);
    item.attrSet('class', 'task');
  });
}

/** A wide table or example scrolls separately. It can get the focus, so that a reader can scroll it with the keyboard. */
function makeScrollable(md: MarkdownIt): void {
  md.renderer.rules.table_open = () =>
    '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>';
  md.renderer.rules.table_close = () => '</table></div>';
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) =>
    (fence?.(tokens, index, options, env, self) ?? '').replace('<pre>', '<pre tabindex="0">');
}

const md = new MarkdownIt({ html: true, highlight });
makeScrollable(md);

/** Renders a Markdown page. */
export function renderMarkdown(source: string, resolve: ResolveLink): RenderedPage {
  const tokens = md.parse(source, {});
  resolveLinks(tokens, resolve);
  alignByClass(tokens);
  markTasks(tokens);
  const sections = sectionsOf(tokens);
  return {
    title: sections.find(({ level }) => level === 1)?.heading ?? '',
    html: md.renderer.render(tokens, md.options, {}),
    sections,
  };
}
