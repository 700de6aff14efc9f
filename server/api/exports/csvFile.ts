import { stringify } from 'csv-stringify/sync'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { type ExportWord, exportWord } from './exportWords.ts'

/**
 * What stands in a cell: numbers are written plainly, without grouping; a bigint is cents, written as dollars with two decimals; nothing
 * where there is nothing to say.
 */
type Cell = string | number | bigint | null | undefined

/** A line of a file by its columns; every line of a file has the same ones. */
export type Line<Column extends ExportWord = ExportWord> = Readonly<Record<Column, Cell>>

/** Spreadsheets read UTF-8 only where a file begins with this. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The file's beginning: its mark and the header row in the reader's language. */
export function csvHead(columns: readonly ExportWord[], language: Language): string {
  return BYTE_ORDER_MARK + written([columns.map((column) => exportWord(column, language))], language)
}

/** Some lines of the file (decision T7). A text that a spreadsheet would take for a formula is led by an apostrophe; a number below zero stays one. */
export function csvLines(
  columns: readonly ExportWord[],
  lines: readonly Partial<Line>[],
  language: Language,
): string {
  return written(
    lines.map((line) => columns.map((column) => harmless(line[column] ?? ''))),
    language,
  )
}

/** The space before a formula is taken away by some spreadsheets; what begins with one at once is seen to by the library. */
function harmless(cell: NonNullable<Cell>): NonNullable<Cell> {
  return typeof cell === 'string' && /^\s+[=+@\-＝＋＠－]/.test(cell) ? `'${cell}` : cell
}

/** As the spreadsheets of the language's readers split cells and read decimals: French ones at a semicolon and with a comma. */
function written(records: readonly (readonly NonNullable<Cell>[])[], language: Language): string {
  const isFrench = language === 'fr'
  const decimals = (figure: string) => (isFrench ? figure.replace('.', ',') : figure)
  return stringify(
    records.map((record) => [...record]),
    // quoted too: a line break alone, which is not how records end, and what some spreadsheets take for the end of a cell
    {
      cast: {
        bigint: (cents) => decimals((Number(cents) / 100).toFixed(2)),
        number: (figure) => decimals(String(figure)),
      },
      delimiter: isFrench ? ';' : ',',
      escape_formulas: true,
      record_delimiter: '\r\n',
      quoted_match: /[\r\n;,\t]/,
    },
  )
}
