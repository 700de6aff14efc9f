import { asciiText } from './asciiText.ts'

/** An order's number as it is stored, however it was typed or pasted: "hhvc57xy" and "HHVC–57XY" → "HHVC-57XY". */
export function orderNoOf(typed: string): string {
  return asciiText(typed)
    .toUpperCase()
    .replace(/^([A-Z\d]{4})[ -]*([A-Z\d]{4})$/, '$1-$2')
}

/** The beginning of an order's number, of four signs or more, as it is stored: "5jrb x" → "5JRB-X". @returns undefined for what cannot be one */
export function orderNoBeginning(typed: string): string | undefined {
  const signs = asciiText(typed).toUpperCase().replace(/[ -]/g, '')
  return /^[A-Z\d]{4,8}$/.test(signs) ? signs.replace(/^(.{4})(.+)$/, '$1-$2') : undefined
}
