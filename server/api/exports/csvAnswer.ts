import { Readable } from 'node:stream'
import type { Language } from '../../../schema/rules/enumerations.ts'
import { businessDate } from '../../kernel/time.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { OtherAnswer } from '../rest/otherAnswer.ts'
import { type Column, csvHead, csvLines } from './csvFile.ts'

/** A file that is written while its rows are read. */
export interface CsvContent<View, Row> {
  /** Names the file, with the day: "orders" becomes orders-2026-11-24.csv. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly pages: AsyncIterable<readonly View[]>
  /** Joins what the columns show of a page. */
  readonly rowsOf: (page: readonly View[]) => Promise<readonly Row[]>
}

/** The answer of an exporting call: leaves page by page; when the caller hangs up no further page is read (decision T7). */
export function csvAnswer<View, Row>(
  content: CsvContent<View, Row>,
  { language, now }: Pick<RequestContext, 'language' | 'now'>,
): OtherAnswer {
  const rows = Readable.from(chunks(content, language), { objectMode: false })
  return new OtherAnswer({
    rows,
    mediaType: 'text/csv',
    fileName: `${content.name}-${businessDate(now)}.csv`,
  })
}

async function* chunks<View, Row>(
  { columns, pages, rowsOf }: CsvContent<View, Row>,
  language: Language,
): AsyncGenerator<string> {
  yield csvHead(columns, language)
  for await (const page of pages) {
    const lines = csvLines(columns, await rowsOf(page), language)
    // an empty chunk would end a stream of bytes
    if (lines !== '') yield lines
  }
}
