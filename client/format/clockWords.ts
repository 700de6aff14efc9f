/**
 * The way this product writes times of day: English as "9:30 AM" instead of Canada's "9:30 a.m.", every other language its own way.
 * Takes what Intl wrote.
 */
export function clockWords(text: string): string {
  return text.replace('a.m.', 'AM').replace('p.m.', 'PM')
}
