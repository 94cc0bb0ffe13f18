/** Signs releases that have been built. See docs/guides/deploying.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packages, packageVersion } from '../project/packages';
import { deployment } from '../project/paths';
import { checkRelease } from './checkRelease';
import { Refusal, refuse, runCommand } from './refusal';
import { releaseFile, signatureFile } from './releaseFile';
import { publicKeyOf, readPrivateKey, signatureOf } from './signature';

const usage = `Signs releases that have been built, after checking that no file has changed since.

  npm run sign -- --key release-key.pem                       signs the current versions of all packages
  npm run sign -- --key release-key.pem mf-deposit=1.0.534    signs one version

  --key <file>      the private key: Ed25519, PEM. By default the text in PAYWIDGET_SIGNING_KEY
  --dist <folder>   the deployment's folder, by default dist/paywidget
  --help            prints this text`;

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        dist: { type: 'string', default: deployment },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Refusal([`${(error as Error).message}. --help lists the options`]);
  }
}

function readKey(file: string | undefined) {
  const isReadable = file !== undefined && existsSync(file);
  const pem = isReadable
    ? readFileSync(file, 'utf8')
    : file === undefined && process.env.PAYWIDGET_SIGNING_KEY;
  const key = readPrivateKey(pem || '');
  if (!key) throw new Refusal([`${file ?? 'PAYWIDGET_SIGNING_KEY'}: expected an Ed25519 private key in PEM`]);
  return key;
}

await runCommand('Nothing was signed', () => {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(usage);
    return;
  }
  const folder = path.resolve(values.dist);
  const releases =
    positionals.length > 0
      ? positionals.map((text) => text.split('=', 2))
      : packages.map((name) => [name, packageVersion(name)]);
  refuse(
    releases.flatMap(([name = '', version = '']) =>
      packages.includes(name)
        ? checkRelease({
            folder,
            name,
            version,
            trust: { publicKeys: [], minimumVersion: {} },
            allowsUnsigned: false,
          }).problems
        : [`${name}: there is no such package. The packages are ${packages.join(', ')}`],
    ),
  );
  const key = readKey(values.key);
  for (const [name = '', version = ''] of releases) {
    const place = path.join(folder, 'static', name, version);
    const content = readFileSync(path.join(place, releaseFile));
    writeFileSync(path.join(place, signatureFile), signatureOf(content, key));
    console.log(`${name} ${version} is signed`);
  }
  console.log(`The public key is ${publicKeyOf(key)}`);
});
