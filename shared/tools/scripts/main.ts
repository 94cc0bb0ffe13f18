/** Writes the inventory of the widget's scripts to docs/SCRIPTS.json. See docs/guides/pci.md. */
import { writeFileSync } from 'node:fs';
import { inventory, inventoryFile } from './inventory';

writeFileSync(inventoryFile, `${JSON.stringify(inventory(), null, 2)}\n`);
console.log(inventoryFile);
