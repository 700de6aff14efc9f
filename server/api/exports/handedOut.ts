import { recordOfficeChange } from '../../kernel/officeChanges.store.ts'
import { officeActorOf, type RequestContext } from '../context/requestContext.ts'
import type { OtherAnswer } from '../rest/otherAnswer.ts'
import type { Whole } from './allPages.ts'
import { csvAnswer, type Export } from './csvAnswer.ts'
import type { ExportWord } from './exportWords.ts'

/** A list on its way out of the office. */
interface Leaving<View, Column extends ExportWord> extends Omit<Export<View, Column>, 'pages'> {
  readonly whole: Whole<View>
  /** What the call asked for. */
  readonly filters: Readonly<Record<string, unknown>>
}

/**
 * The answer of an exporting call, once it is on the record which list leaves, how narrowed, and how many lines it has: without that there
 * is no file (decision P258).
 */
export async function handedOut<View, Column extends ExportWord>(
  { whole, filters, ...file }: Leaving<View, Column>,
  context: RequestContext,
): Promise<OtherAnswer> {
  await recordOfficeChange(context.application.db, {
    ...officeActorOf(context),
    subject: { kind: 'list', id: file.name },
    action: 'list.handed-out',
    before: null,
    after: { lines: await whole.count(), ...told(filters) },
  })
  return csvAnswer({ ...file, pages: whole.pages }, context)
}

/** Of what was searched for only that it was: a name that somebody typed would outlive whoever has it and is forgotten. */
function told(filters: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const given = Object.entries(filters).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(given.map(([name, value]) => [name, typed.has(name) ? true : storable(value)]))
}

/** PostgreSQL takes neither NUL nor half a character into a record. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value
}

const typed: ReadonlySet<string> = new Set(['search', 'searchText', 'text'])
