import { ActorRole } from '../../kernel/command.ts'
import type { ExperienceEvent } from '../../points/events.ts'
import {
  everyType,
  type FoldTable,
  type ListTable,
  momentOf,
  type Projection,
  subjectOf,
} from '../engine/projection.ts'

/** Lifetime experience of one customer; the rank follows from the shared table (decision H3). */
export type ExperienceBalanceRow = {
  readonly user_id: string
  readonly experience: number
  readonly revision: number
}

/** One line of the experience history. */
export type ExperienceEntryRow = {
  readonly user_id: string
  readonly revision: number
  readonly amount: number
  /** Always the system: experience follows from a completed order (decisions F6, H1). */
  readonly role: ActorRole
  readonly order_id: string
  readonly at: string
  readonly date: string
  readonly year: number
}

const experienceBalance: FoldTable<ExperienceEvent, ExperienceBalanceRow> = {
  kind: 'fold',
  name: 'experience_balance',
  key: ['user_id'],
  columns: { user_id: 'text', experience: 'integer', revision: 'integer' },
  indexes: [],
  keyOf: (event) => subjectOf(event.stream),
  evolve: (row, event) => ({
    user_id: subjectOf(event.stream),
    experience: (row?.experience ?? 0) + event.data.amount,
    revision: Number(event.revision),
  }),
}

const experienceEntry: ListTable<ExperienceEvent, ExperienceEntryRow> = {
  kind: 'list',
  name: 'experience_entry',
  key: ['user_id', 'revision'],
  columns: {
    user_id: 'text',
    revision: 'integer',
    amount: 'integer',
    role: 'integer',
    order_id: 'text',
    at: 'timestamptz',
    date: 'date',
    year: 'integer',
  },
  indexes: ['(user_id, date)', '(user_id, year)'],
  rowsOf: (event) => [
    {
      user_id: subjectOf(event.stream),
      revision: Number(event.revision),
      amount: event.data.amount,
      role: ActorRole.System,
      order_id: event.data.orderId,
      ...momentOf(event),
    },
  ],
}

/** Experience and its history. */
export const experienceStatement: Projection = {
  name: 'experienceStatement',
  version: 1,
  categories: ['experience'],
  types: everyType<ExperienceEvent['type']>({ 'experience.gained': true }),
  tables: [experienceBalance, experienceEntry],
}
