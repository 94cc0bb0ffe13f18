/** Hides the middle of a card number, so that players still recognise it: `4111…1234`. At least a third is hidden. */
export function hideMiddle(text: string): string {
  const digits = text.replace(/\s/g, '');
  const shown = Math.min(4, Math.floor(digits.length / 3));
  return `${digits.slice(0, shown)}…${digits.slice(digits.length - shown)}`;
}
