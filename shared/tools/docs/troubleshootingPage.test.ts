import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project/paths';
import { readErrorCodes } from './errorCodes';

const page = readFileSync(path.join(root, 'docs/guides/troubleshooting.md'), 'utf8');
const rows = [...page.matchAll(/^\| `([\w.]+)` \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, code = '', cause = '', fix = '']) => ({ code, cause, fix }),
);
const { codes, classes, computed } = readErrorCodes();

/** Errors that the host never receives by their name, and the report that it receives instead. */
const otherwise: Readonly<Record<string, string>> = {
  UserCancelError: 'nothing: the player cancelled',
  InvalidPeerToPeerError: 'the message InvalidP2PResponse',
  MissingScreenError: 'screen.missing',
  RemoteError: 'remote.failed',
  FileError: 'file.failed',
  ConfigurationError: 'configuration',
  InsecurePageError: 'page.insecure',
  IncorrectHostDataError: 'host.data',
  HostSilentError: 'host.silent',
  MissingUserDataError: 'webview.userData',
  NoHostError: 'host.missing',
};
const expected = [...codes, ...[...classes].filter((name) => !Object.hasOwn(otherwise, name))];
/** Errors of the language itself. */
const builtIn = ['RangeError', 'UnknownError'];

describe('docs/guides/troubleshooting.md', () => {
  it('knows the codes that the sources report', () => {
    expect([...codes]).toEqual(
      expect.arrayContaining([
        'start.failed',
        'frame.silent',
        'contract.dropped',
        'screen.missing',
        'captcha.siteKey',
      ]),
    );
    expect(codes.size).toBeGreaterThan(45);
  });

  it.each(expected)('has one row with cause and fix for %s', (wanted) => {
    const found = rows.filter(({ code }) => code === wanted);
    expect(found).toHaveLength(1);
    expect(found[0]?.cause).not.toBe('');
    expect(found[0]?.fix).not.toBe('');
  });

  it('has no row for a code that does not exist', () => {
    const known = [...expected, ...builtIn];
    expect(rows.map(({ code }) => code).filter((code) => !known.includes(code))).toEqual([]);
  });

  it('covers every report whose code is computed: from an error’s name, or from a table that is read here', () => {
    expect([...computed].sort()).toEqual([
      'mf-p2p/src/screens/InvoiceScreen/useCard.ts: error.name',
      'shared/src/api/createApi.ts: code',
      "shared/src/deposit/submission/metrics.ts: error instanceof Error ? error.name : 'UnknownError'",
      "shared/src/deposit/submission/useSubmitDeposit.ts: error instanceof Error ? error.name : 'UnknownError'",
      'shared/src/invoice/link/useSafeLink.ts: error.name',
      'shared/src/transaction/captcha/captcha.ts: code',
      'shell/src/app/start/session.ts: failure.code',
    ]);
  });
});
