import { Readable } from 'node:stream'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { businessDate } from '../../kernel/time.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { OtherAnswer } from '../rest/otherAnswer.ts'
import { csvHead, csvLines, type Line } from './csvFile.ts'
import type { ExportWord } from './exportWords.ts'

/** A file to be written while its rows are read. */
export interface Export<View, Column extends ExportWord> {
  /** Names the file, with the day: "orders" becomes orders-2026-11-24.csv. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly pages: AsyncIterable<readonly View[]>
  /** The lines of a page, with everything they join. */
  readonly linesOf: (page: readonly View[]) => Promise<readonly Line<Column>[]> | readonly Line<Column>[]
}

/** The answer of an exporting call: leaves page by page; when the caller hangs up no further page is read (decision T7). */
export function csvAnswer<View, Column extends ExportWord>(
  { name, ...file }: Export<View, Column>,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
): OtherAnswer {
  const rows = Readable.from(chunks(file, language), { objectMode: false })
  return new OtherAnswer({ rows, mediaType: 'text/csv', fileName: `${name}-${businessDate(now)}.csv` })
}

async function* chunks<View, Column extends ExportWord>(
  { columns, pages, linesOf }: Omit<Export<View, Column>, 'name'>,
  language: Language,
): AsyncGenerator<string> {
  yield csvHead(columns, language)
  for await (const page of pages) {
    const lines = csvLines(columns, await linesOf(page), language)
    // nothing at all would stop a stream of bytes
    if (lines !== '') yield lines
  }
}
