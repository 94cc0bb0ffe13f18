import type { Language } from './way';

export type Kind = 'comment' | 'string' | 'keyword' | 'tag' | 'plain';

const keywords =
  'import|from|const|let|new|await|async|return|if|val|export|default|window|document|true|false|self|func|fun|npm';

/** One pattern for all languages. If it is wrong, only a colour is wrong. */
const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<![:"'])//[^\n]*|<!--[\s\S]*?-->)`,
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")`,
    String.raw`(?<tag></?[A-Za-z][\w-]*|/?>)`,
    String.raw`(?<keyword>\b(?:${keywords})\b)`,
  ].join('|'),
  'g',
);

/** Splits code into parts to colour. Together they are the code. */
export function highlight(code: string, language: Language): [kind: Kind, text: string][] {
  const hasTags = language === 'html' || language === 'tsx' || language === 'vue';
  const parts: [Kind, string][] = [];
  let end = 0;
  for (const { groups = {}, index, 0: text } of code.matchAll(pattern)) {
    const kind = (Object.keys(groups) as Kind[]).find((name) => groups[name] !== undefined) ?? 'plain';
    if (index > end) parts.push(['plain', code.slice(end, index)]);
    parts.push([kind === 'tag' && !hasTags ? 'plain' : kind, text]);
    end = index + text.length;
  }
  if (end < code.length) parts.push(['plain', code.slice(end)]);
  return parts;
}
