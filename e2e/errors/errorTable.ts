import english from '../../shared/locales/en.json';
import type { ErrorRow, Heard } from './errorCatalogue';

const code = (text: string): string => `\`${text}\``;

function saidBy(heard: Heard): string {
  switch (heard.messageType) {
    case 'Error':
      return [`${code('Error')} ${code(heard.code)}`, heard.message].filter(Boolean).join(': ');
    case 'Analytics':
      return `${code('Analytics')} ${code(heard.event)}`;
    case 'MissingTranslation':
      return `${code('MissingTranslation')} with the key`;
    case 'InvalidP2PResponse':
      return `${code('InvalidP2PResponse')} with what is missing`;
    case 'TokenExpired':
      return `${code('TokenExpired')}, once a token`;
  }
}

const cell = (parts: readonly string[]): string => parts.join('<br>') || '–';

/** The catalogue as the table of `docs/ERRORS.md`. */
export function errorTable(rows: readonly ErrorRow[]): string {
  const lines = rows.map(({ situation, reads, hears, lands }) => {
    const texts = reads.map((read) =>
      typeof read === 'string'
        ? english[read].replaceAll('{{', '{').replaceAll('}}', '}')
        : 'the server’s own words',
    );
    const place = lands.includes(' ') || lands === 'start' ? lands : code(lands);
    return `| ${situation} | ${cell(texts)} | ${cell(hears.map(saidBy))} | ${place} |`;
  });
  return [
    '| situation | the player reads | the host hears | and lands at |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
