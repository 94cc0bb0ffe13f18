import { groupTitle, type ListEntry, methodTitle, type TileContext } from '@paywidget/shared/methods';
import { methodAliases, searchTitles } from './searchMethods';

type Context = Pick<TileContext, 'language' | 'translator'>;

const withMembers = (entry: ListEntry): ListEntry[] =>
  entry.kind === 'method'
    ? [entry]
    : [
        entry,
        ...entry.methods.map((method): ListEntry => ({ kind: 'method', method, position: method.position })),
      ];

/**
 * Searches a list of methods and groups. Finds groups, and methods inside and outside of groups: by title in the player's
 * language and in English, coins by their code, and methods by the title of their group.
 */
export function searchEntries(
  entries: readonly ListEntry[],
  text: string,
  { language, translator }: Context,
): readonly ListEntry[] {
  const english = { ...translator, t: translator.i18n.getFixedT('en') };
  const titlesOfGroup = (group: Parameters<typeof groupTitle>[0]) => [
    groupTitle(group, language, translator),
    groupTitle(group, 'en', english),
  ];
  return searchTitles(
    entries.flatMap(withMembers),
    text,
    (entry) =>
      entry.kind === 'group' ? groupTitle(entry, language, translator) : methodTitle(entry.method, language),
    (entry) => {
      if (entry.kind === 'group') return titlesOfGroup(entry);
      const { category, label } = entry.method;
      return [...methodAliases(entry.method), ...(category ? titlesOfGroup({ name: category, label }) : [])];
    },
  );
}
