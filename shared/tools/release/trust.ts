import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { packages } from '../project/packages';
import { root } from '../project/paths';
import { Refusal, refuse } from './refusal';
import { schemaReasons } from './schemaReasons';
import { readPublicKey } from './signature';
import { isVersion, versionForm } from './version';

export const trustFile = path.join(root, '.config/trust.json');

const isPackage = (name: string) => packages.includes(name);

const PublicKey = z.pipe(
  z
    .string()
    .check(z.refine((text) => readPublicKey(text) !== undefined, 'expected an Ed25519 public key in base64')),
  z.transform((text) => readPublicKey(text) as KeyObject),
);

/** The releases that may be deployed. See docs/guides/deploying.md. */
const Trust = z.strictObject({
  /** The public keys of the people who sign releases. Without keys, signatures are not checked. */
  publicKeys: z.array(PublicKey),
  /** By package. Older versions are refused. */
  minimumVersion: z.record(
    z.string().check(z.refine(isPackage, 'there is no such package')),
    z.string().check(z.refine(isVersion, versionForm)),
  ),
});
export type Trust = z.infer<typeof Trust>;

/** Reads the file with the rules about the releases that may be deployed. @throws Refusal */
export function readTrust(file: string): Trust {
  if (!existsSync(file)) throw new Refusal([`There is no ${file}`]);
  const given = parse(file);
  const trust = z.safeParse(Trust, given);
  if (!trust.success) refuse(schemaReasons(trust.error, given).map((reason) => `${file}: ${reason}`));
  return trust.data as Trust;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal([`${file}: ${(error as Error).message}`]);
  }
}
