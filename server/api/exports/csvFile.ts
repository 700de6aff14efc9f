import { stringify } from 'csv-stringify/sync'
import en from '../../../schema/exports/en.json' with { type: 'json' }
import fr from '../../../schema/exports/fr.json' with { type: 'json' }
import ind from '../../../schema/exports/ind.json' with { type: 'json' }
import zh from '../../../schema/exports/zh.json' with { type: 'json' }
import type { Language } from '../../../schema/rules/enumerations.ts'
import { isNote, type TextName } from '../../../schema/rules/textNotes.ts'
import { type Texts, translate } from '../../kernel/texts.ts'

/** The key of a text in exported files: a column, or a value without a lookup list. */
export type ExportWord = TextName<typeof en>

const texts: Texts<ExportWord> = { en, fr, zh, ind }

export function isExportWord(key: string): key is ExportWord {
  return key in en && !isNote(key)
}

/** The text in the reader's language, or in English if missing there (decision J8). */
export function exportWord(key: ExportWord, language: Language): string {
  return translate(texts, { key, language })
}

/** Numbers are written plainly, without grouping; a bigint is cents, written as dollars with two decimals; null and undefined are empty. */
type Cell = string | number | bigint | null | undefined

/** A column of a file: its header and its cell for a row. */
export interface Column<Row> {
  readonly head: ExportWord
  readonly cell: (row: Row, language: Language) => Cell
}

/** Spreadsheets read UTF-8 only where a file begins with this. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The beginning of the file: the byte order mark and the header row in the reader's language. */
export function csvHead(columns: readonly Pick<Column<never>, 'head'>[], language: Language): string {
  return BYTE_ORDER_MARK + written([columns.map(({ head }) => exportWord(head, language))], language)
}

/** Some lines of the file (decision T7). A text that a spreadsheet would take for a formula is led by an apostrophe; a number below zero stays one. */
export function csvLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  return written(
    rows.map((row) => columns.map(({ cell }) => harmless(cell(row, language) ?? ''))),
    language,
  )
}

/** "Yes" or "no" in the reader's language. */
export function yesOrNo(isSo: boolean, language: Language): string {
  return exportWord(isSo ? 'yes' : 'no', language)
}

/** Some spreadsheets drop the space before a formula; the library guards only cells that begin with the formula itself. */
function harmless(cell: NonNullable<Cell>): NonNullable<Cell> {
  return typeof cell === 'string' && /^\s+[=+@\-＝＋＠－]/.test(cell) ? `'${cell}` : cell
}

/** As spreadsheets in that language split cells and read decimals: French ones use a semicolon and a decimal comma. */
function written(records: readonly NonNullable<Cell>[][], language: Language): string {
  const isFrench = language === 'fr'
  const decimals = (figure: string) => (isFrench ? figure.replace('.', ',') : figure)
  return stringify([...records], {
    cast: {
      bigint: (cents) => decimals((Number(cents) / 100).toFixed(2)),
      number: (figure) => decimals(String(figure)),
    },
    delimiter: isFrench ? ';' : ',',
    escape_formulas: true,
    record_delimiter: '\r\n',
    // the library quotes only its own delimiters; some spreadsheets end a cell at others
    quoted_match: /[\r\n;,\t]/,
  })
}
