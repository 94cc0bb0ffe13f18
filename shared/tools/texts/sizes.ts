import { brotliCompressSync, constants } from 'node:zlib';
import { localeFiles } from '../deploy/locales';

const compressedSize = (text: string | Uint8Array): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns a Markdown table of the bytes that players download: the texts of each language, compressed with brotli 11. */
export function sizeTable(): string {
  const { files, hashes } = localeFiles('');
  const sizeOf = (name: RegExp) =>
    Object.entries(files)
      .filter(([file]) => name.test(file))
      .reduce((sum, [, text]) => sum + compressedSize(text), 0);
  const rows = Object.keys(hashes)
    .sort()
    .map((language) => {
      const first = sizeOf(new RegExp(`/${language}\\.[0-9a-f]{64}\\.json$`));
      const all = sizeOf(new RegExp(`/${language}\\.`));
      return { language, first, all };
    });
  const english = rows.find(({ language }) => language === 'en')?.first ?? 0;
  return [
    '| language | first part | with English | all parts |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ language, first, all }) => {
      const withEnglish = language === 'en' ? first : first + english;
      return `| ${[language, ...[first, withEnglish, all].map(kilobytes)].join(' | ')} |`;
    }),
  ].join('\n');
}
