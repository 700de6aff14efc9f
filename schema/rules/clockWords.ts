/**
 * The way this product writes times of day: English as "9:30 AM" instead of Canada's "9:30 a.m.", every other language its own way, and
 * none of them in two lines. Takes what Intl wrote.
 */
export function clockWords(text: string): string {
  return text
    .replace('a.m.', 'AM')
    .replace('p.m.', 'PM')
    .replace(/(?<=\d)\s(?=[ap]m\b|h\b)|(?<=\bh)\s(?=\d)/gi, '\u00A0')
}
