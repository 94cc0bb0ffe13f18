import type { Texts } from './checkTexts';

/**
 * Starts of keys that had another name before version 5 of `shared`. A deployment's own texts may still use the old names.
 */
const renamed: readonly (readonly [old: string, current: string])[] = [
  ...['withdrawal', 'sweep'].flatMap(
    (flow) =>
      [
        [`${flow}.confirm.instead`, `${flow}.confirm.replace`],
        [`${flow}.earlier.`, `${flow}.earlierCreated.`],
        [`${flow}.forgotten.`, `${flow}.detailsLost.`],
        [`${flow}.news.`, `${flow}.updates.`],
        [`${flow}.refused.`, `${flow}.rejected.`],
        [`${flow}.taken.`, `${flow}.keyConflict.`],
      ] as const,
  ),
  ['deposit.absent.', 'deposit.notFound.'],
  ['deposit.complete.laterCoins.', 'deposit.complete.additional.'],
  ['p2p.details.sealed.', 'p2p.details.encrypted.'],
];

function currentKey(key: string): string {
  const [old, current] = renamed.find(([start]) => key.startsWith(start)) ?? ['', ''];
  return current + key.slice(old.length);
}

/**
 * A deployment's own texts by the widget's current keys. If a text has both a current and an old name, the text under the
 * current name applies.
 */
export function withCurrentKeys<Own extends Texts>(texts: Own): Own {
  const old = Object.entries(texts).filter(([key]) => currentKey(key) !== key);
  const kept = Object.entries(texts).filter(([key]) => currentKey(key) === key);
  return Object.fromEntries([...old.map(([key, text]) => [currentKey(key), text]), ...kept]) as Own;
}
