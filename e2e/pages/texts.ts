import english from '../../shared/locales/en.json' with { type: 'json' };

/** The widget's own English, up to where it says something of its own. */
export function text(key: keyof typeof english): string {
  const [said = ''] = english[key].split('{{');
  return said.trim();
}
