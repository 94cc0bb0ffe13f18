import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HostPayload, User } from '@paywidget/shared/contract';
import { incomingMessages } from '@paywidget/shared/host';
import * as z from 'zod/mini';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/guides/embedding.md');

/** Maps each name in the first column of a section's table to the text of the second column. */
function table(heading: string): Record<string, string> {
  const [, section = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const rows = [...(section.split(/^#/m)[0] ?? '').matchAll(/^\| (`[^|]*) \|([^|]*)\|/gm)];
  const names = rows.flatMap(([, first = '', second = '']) =>
    quoted(first).map((name): [string, string] => [name, second]),
  );
  return Object.fromEntries(names.filter(([name]) => !['type', 'messageType'].includes(name)));
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** A schema's fields in the form of the document: `name`, or `name?` for an optional field. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

/** Maps each member of an interface in a source file to the field names in its type. */
function declared(file: string, name: string): Record<string, string[]> {
  const [, body = ''] = new RegExp(`interface ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(read(file)) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/^ {2}(\w+)\??:(.*)$/gm)].map(([, member = '', type = '']) => [
      member,
      [...type.matchAll(/(\w+)\??: /g)].map(([, field = '']) => field),
    ]),
  );
}

describe('docs/guides/embedding.md', () => {
  it('documents every message of the host with its fields', () => {
    const documented = table('From the host');
    expect(Object.keys(documented).sort()).toEqual(Object.keys(incomingMessages).sort());
    const byReference = ['loaded', 'login.token'];
    for (const [type, schema] of Object.entries(incomingMessages)) {
      if (byReference.includes(type)) continue;
      expect([type, ...quoted(documented[type] ?? '').sort()]).toEqual([type, ...fieldsOf(schema).sort()]);
    }
  });

  it('documents every message of the widget with its fields', () => {
    const documented = table('To the host');
    const messages = declared('shared/src/host/messages.ts', 'OutgoingMessages');
    expect(Object.keys(documented).sort()).toEqual(Object.keys(messages).sort());
    for (const [type, fields] of Object.entries(messages)) {
      // The fields of these two messages are declared elsewhere.
      if (['Analytics', 'InvalidP2PResponse'].includes(type)) continue;
      expect([type, ...quoted(documented[type] ?? '')]).toEqual([type, ...fields]);
    }
  });

  it.each([
    ['The load payload', HostPayload],
    ['The user', User],
  ])('documents every field of %s', (heading, schema) => {
    const fields = fieldsOf(schema).map((field) => field.replace('?', ''));
    expect(Object.keys(table(heading)).sort()).toEqual(fields.sort());
  });

  it('documents every option and every member of the handle', () => {
    const options = ['EmbedUpdate', 'EmbedOptions'].map((name) =>
      declared('shell/src/handover/embedOptions.ts', name),
    );
    const ofPackage = declared('shell/src/handover/packageOptions.ts', 'PackageOptions');
    const known = Object.assign({}, ...options, ofPackage);
    const documented = quoted([...page.matchAll(/^\| (`\w+`) \| (?:frame|both|package) \|/gm)].join(' '));
    expect([...new Set(documented)].sort()).toEqual(Object.keys(known).sort());
    for (const member of ['update(', 'send(', 'on(', 'unmount(']) expect(page).toContain(`\`${member}`);
  });

  it('shows examples only in languages that ship', () => {
    const examples = [...page.matchAll(/\b(?:locale|lang): '(\w+)/g)].map(([, language]) => language);
    expect(examples).not.toEqual([]);
    for (const language of examples) expect(read(`shared/locales/${language}.json`)).toBeTruthy();
  });

  it('links only to documents that exist', () => {
    for (const [, file = ''] of page.matchAll(/\]\(([\w./-]+\.md)/g))
      expect(read(`docs/guides/${file}`)).toBeTruthy();
  });
});
