/** A name in the code, such as `token`, that stands for a value of the host. */
export class Name {
  constructor(readonly text: string) {}
}

const isName = /^[A-Za-z_$][\w$]*$/;

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * Writes a value as JavaScript: short objects on one line, others one field per line. Fields that are undefined are left out. A field whose
 * value is a `Name` of the same name is written in short.
 * @param indent the spaces before the line on which the value starts
 */
export function literal(value: unknown, indent = ''): string {
  if (value instanceof Name) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => {
      if (field instanceof Name && field.text === key) return key;
      return `${isName.test(key) ? key : quoted(key)}: ${literal(field, inner)}`;
    });
  const line = `{ ${fields.join(', ')} }`;
  if (fields.length === 0) return '{}';
  if (line.length <= 64 && !line.includes('\n')) return line;
  return `{\n${fields.map((field) => `${inner}${field},\n`).join('')}${indent}}`;
}
