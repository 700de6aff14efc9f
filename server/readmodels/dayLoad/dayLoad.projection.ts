import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { DayBookEvent, Half } from '../../staffing/events.ts'
import { everyType, type FoldTable, type Projection, subjectOf } from '../engine/projection.ts'

/** How much of one catalog's local day is taken: what the booking calendar greys out. Units are places. */
export type DayLoadRow = {
  /** `<catalog>-<yyyy-mm-dd>` */
  readonly day_key: string
  readonly catalog: ServiceCatalog
  readonly day: string
  readonly am_taken: number
  readonly pm_taken: number
  /** By order, so a freed place is taken off the right half of the day. */
  readonly takings: { readonly [orderId: string]: { readonly half: Half; readonly units: number } }
}

const dayLoadTable: FoldTable<DayBookEvent, DayLoadRow> = {
  kind: 'fold',
  name: 'day_load',
  key: ['day_key'],
  columns: {
    day_key: 'text',
    catalog: 'integer',
    day: 'date',
    am_taken: 'integer',
    pm_taken: 'integer',
    takings: 'jsonb',
  },
  indexes: ['(catalog, day)'],
  keyOf: (event) => subjectOf(event.stream),
  evolve: (row, event) => counted(event.stream, takingsAfter(row?.takings ?? {}, event)),
}

/** Free places for the calendar; a booking is decided on the day book itself. */
export const dayLoad: Projection = {
  name: 'dayLoad',
  version: 1,
  categories: ['day'],
  types: everyType<DayBookEvent['type']>({ 'day.taken': true, 'day.freed': true, 'day.crew-set': true }),
  tables: [dayLoadTable],
}

function takingsAfter(takings: DayLoadRow['takings'], event: DayBookEvent): DayLoadRow['takings'] {
  switch (event.type) {
    case 'day.taken':
      return { ...takings, [event.data.orderId]: { half: event.data.half, units: event.data.units } }
    case 'day.freed': {
      const { [event.data.orderId]: _freed, ...others } = takings
      return others
    }
    case 'day.crew-set':
      return takings
  }
}

function counted(stream: string, takings: DayLoadRow['takings']): DayLoadRow {
  const day_key = subjectOf(stream)
  const [catalog = '', ...day] = day_key.split('-')
  return {
    day_key,
    catalog: Number(catalog) as ServiceCatalog,
    day: day.join('-'),
    am_taken: takenIn(takings, 'pm'),
    pm_taken: takenIn(takings, 'am'),
    takings,
  }
}

/** Units of everything that is not only in the other half. */
function takenIn(takings: DayLoadRow['takings'], otherHalf: Half): number {
  return Object.values(takings)
    .filter(({ half }) => half !== otherHalf)
    .reduce((sum, { units }) => sum + units, 0)
}
