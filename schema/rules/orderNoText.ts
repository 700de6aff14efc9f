import { asciiText } from './asciiText.ts'

/** An order's number as it is stored, however it was typed or pasted: "hhvc57xy" and "HHVC–57XY" → "HHVC-57XY". */
export function orderNoOf(typed: string): string {
  return asciiText(typed)
    .toUpperCase()
    .replace(/^([A-Z\d]{4})[ -]*([A-Z\d]{4})$/, '$1-$2')
}
