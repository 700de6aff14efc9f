import { asciiText } from './asciiText.ts'

/** An order number as stored, however typed or pasted: "hhvc57xy" and "HHVC–57XY" → "HHVC-57XY". */
export function orderNoOf(typed: string): string {
  return asciiText(typed)
    .toUpperCase()
    .replace(/^([A-Z\d]{4})[ -]*([A-Z\d]{4})$/, '$1-$2')
}

/** The beginning of an order number, of four characters or more, as stored: "5jrb x" → "5JRB-X". @returns undefined for other text */
export function orderNoBeginning(typed: string): string | undefined {
  const signs = asciiText(typed).toUpperCase().replace(/[ -]/g, '')
  return /^[A-Z\d]{4,8}$/.test(signs) ? signs.replace(/^(.{4})(.+)$/, '$1-$2') : undefined
}
