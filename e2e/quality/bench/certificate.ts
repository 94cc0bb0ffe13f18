import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Certificate {
  key: Buffer;
  cert: Buffer;
}

function createCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'paywidget-bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
        ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let certificate: Certificate | undefined;

/**
 * Returns a key and a certificate for `localhost`, which is valid for a day. It is the same in the whole process.
 * @throws Error if the machine has no openssl
 */
export function localCertificate(): Certificate {
  certificate ??= createCertificate();
  return certificate;
}

/**
 * The flag with which Chromium trusts the certificate. Without it, files come with an error of the certificate. Chromium
 * does not cache such files, and would load each file as often as it is requested.
 */
export function trustFlag(): string {
  const { publicKey } = new X509Certificate(localCertificate().cert);
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`;
}
