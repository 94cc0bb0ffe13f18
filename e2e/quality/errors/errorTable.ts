import english from '../../../shared/locales/en.json';
import type { ErrorRow, HostMessage } from './errorCatalogue';

const code = (text: string): string => `\`${text}\``;

function messageText(message: HostMessage): string {
  switch (message.messageType) {
    case 'Error':
      return [`${code('Error')} ${code(message.code)}`, message.message].filter(Boolean).join(': ');
    case 'Analytics':
      return `${code('Analytics')} ${code(message.event)}`;
    case 'MissingTranslation':
      return `${code('MissingTranslation')} with the key`;
    case 'InvalidP2PResponse':
      return `${code('InvalidP2PResponse')} with the missing parts`;
    case 'TokenExpired':
      return `${code('TokenExpired')}, once per token`;
  }
}

const tableCell = (parts: readonly string[]): string => parts.join('<br>') || '–';

/** Formats the catalogue as the table of `docs/guides/errors.md`. */
export function errorTable(rows: readonly ErrorRow[]): string {
  const lines = rows.map(({ situation, texts, messages, screen }) => {
    const shown = texts.map((text) =>
      typeof text === 'string'
        ? english[text].replaceAll('{{', '{').replaceAll('}}', '}')
        : 'the server’s message',
    );
    const place = screen.includes(' ') || screen === 'start' ? screen : code(screen);
    return `| ${situation} | ${tableCell(shown)} | ${tableCell(messages.map(messageText))} | ${place} |`;
  });
  return [
    '| situation | the player reads | the host receives | screen |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
