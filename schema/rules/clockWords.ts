/**
 * The product's notation for times of day: English as "9:30 AM" instead of Canada's "9:30 a.m.", other languages their own, and none with a
 * line break. Takes Intl's output.
 */
export function clockWords(text: string): string {
  return text
    .replace('a.m.', 'AM')
    .replace('p.m.', 'PM')
    .replace(/(?<=\d)\s(?=[ap]m\b|h\b)|(?<=\bh)\s(?=\d)/gi, '\u00A0')
}
