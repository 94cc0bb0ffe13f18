/** `npm run icons`: draws the operator's icons of payment methods, one file for each icon id of the catalogue. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { iconFolder } from '.';
import { drawings } from './drawings';

rmSync(iconFolder, { recursive: true, force: true });
mkdirSync(iconFolder, { recursive: true });
for (const [id, draw] of Object.entries(drawings)) writeFileSync(`${iconFolder}${id}.svg`, draw());
console.log(`${Object.keys(drawings).length} icons in ${iconFolder}`);
