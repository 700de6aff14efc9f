import { recordOfficeChange } from '../../office/officeChanges.store.ts'
import { officeActorOf, type RequestContext } from '../context/requestContext.ts'
import { createLoaders, type Loaders } from '../details/loaders.ts'
import type { OtherAnswer } from '../rest/otherAnswer.ts'
import type { Whole } from './allPages.ts'
import { csvAnswer } from './csvAnswer.ts'
import type { Column } from './csvFile.ts'

/** A list that the office saves as a file. */
export interface ExportedList<View, Row> {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Joins what the columns show of an entry. Entries of a page are joined together. */
  readonly rowOf: (entry: View, loaders: Loaders) => Promise<Row> | Row
}

/**
 * The answer of an exporting call. First the office's record notes which list is exported, with which filters and how many lines; without
 * that entry there is no file (decision P258).
 * @param filters as the call gave them
 */
export async function exportList<View, Row>(
  { name, columns, rowOf }: ExportedList<View, Row>,
  { whole, filters }: { readonly whole: Whole<View>; readonly filters: Readonly<Record<string, unknown>> },
  context: RequestContext,
): Promise<OtherAnswer> {
  const { application } = context
  await recordOfficeChange(application.db, {
    ...officeActorOf(context),
    subject: { kind: 'list', id: name },
    action: 'list.handed-out',
    before: null,
    after: { lines: await whole.count(), ...recorded(filters) },
  })
  const rowsOf = (page: readonly View[]) => {
    const loaders = createLoaders(application)
    return Promise.all(page.map((entry) => rowOf(entry, loaders)))
  }
  return csvAnswer({ name, columns, pages: whole.pages, rowsOf }, context)
}

/** A search text is recorded only as given: a name in it would outlive the person's erasure. */
function recorded(filters: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
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
