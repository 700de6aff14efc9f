import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Language } from '../../../schema/rules/enumerations.ts'
import type { ListPage, PageAsked } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { recordOfficeChange } from '../../office/officeChanges.store.ts'
import { officeActorOf, type RequestContext } from '../context/requestContext.ts'
import { createLoaders, type Loaders } from '../details/loaders.ts'
import { OtherAnswer, savedList } from '../rest/otherAnswer.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
import { type Column, csvHead, csvLines } from './csvFile.ts'

/** A list that the office saves as a file. */
export interface ExportedList<View, Row> {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Joins the data of an entry's columns. Entries of a page are joined together. */
  readonly rowOf: (entry: View, loaders: Loaders) => Promise<Row> | Row
}

/**
 * The call that saves a list as a file (decision T7). First the office's record notes which list is exported, with which filters and how
 * many lines; without that entry there is no file (decision P258).
 */
export function exportCall<Body extends object, View, Row>(
  path: string,
  call: {
    readonly summary: string
    readonly description: string
    readonly body: z.ZodType<Body>
    readonly list: ExportedList<View, Row>
    /** The whole list that the filters mean, or why they mean none. */
    readonly find: (filters: Body, context: RequestContext) => Promise<Whole<View> | Rejection>
  },
): RestCall {
  const { list, find, ...terms } = call
  return adminCall.other(path, {
    ...terms,
    responds: savedList,
    answer: async (filters, context) => {
      const whole = await find(filters, context)
      if (isRejection(whole)) return whole
      const { application } = context
      await recordOfficeChange(application.db, {
        ...officeActorOf(context),
        subject: { kind: 'list', id: list.name },
        action: 'list.handed-out',
        before: null,
        after: { lines: await whole.count(), ...recorded(filters) },
      })
      const rowsOf = (page: readonly View[]) => {
        const loaders = createLoaders(application)
        return Promise.all(page.map((entry) => list.rowOf(entry, loaders)))
      }
      return csvAnswer({ ...list, pages: whole.pages, rowsOf }, context)
    },
  })
}

/** Records that a search text was used, not the text: a name in it would outlive the person's erasure. */
function recorded(filters: object): Readonly<Record<string, unknown>> {
  const given = Object.entries(filters).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(given.map(([name, value]) => [name, typed.has(name) ? true : storable(value)]))
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value
}

const typed: ReadonlySet<string> = new Set(['search', 'searchText', 'text'])

type ReadPage<View> = (asked: PageAsked) => Promise<ListPage<View> | Rejection>

/** A list from its first entry to its last. */
export interface Whole<View> {
  readonly pages: AsyncIterable<readonly View[]>
  /** How many entries it has. */
  readonly count: () => Promise<number>
}

const MOST = 100

/**
 * A whole list page by page, at most one in memory. The first is read at once, so a wrong filter is refused before anything is sent.
 * @returns the rejection of the first page
 */
export async function allPages<View>(read: ReadPage<View>): Promise<Whole<View> | Rejection> {
  const first = await read({ first: MOST })
  return isRejection(first) ? first : { pages: following(first, read), count: first.count }
}

async function* following<View>(
  first: ListPage<View>,
  read: ReadPage<View>,
): AsyncGenerator<readonly View[]> {
  let page = first
  yield page.nodes
  while (page.hasNextPage) {
    const next = await read({ first: MOST, after: page.cursors.at(-1) })
    if (isRejection(next)) throw new Error(`a list refuses its own cursor: ${next.rejected}`)
    page = next
    yield page.nodes
  }
}

/** A file that is written while its rows are read. */
interface CsvContent<View, Row> {
  /** Names the file, with the day: "orders" becomes orders-2026-11-24.csv. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly pages: AsyncIterable<readonly View[]>
  /** Joins the data of a page's columns. */
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
