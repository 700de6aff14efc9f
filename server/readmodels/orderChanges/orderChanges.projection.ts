import { OrderAction, type OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { ActorRole, CommandSource } from '../../kernel/command.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import { type OrderEvent, orderEventTypes } from '../../ordering/events.ts'
import { statusAfter } from '../../ordering/order.ts'
import { type ListTable, momentOf, type Projection, type SumTable, subjectOf } from '../engine/projection.ts'

/** What an entry says was there before or after: ids, integers and booked times; the keys depend on the action. */
export type ChangeFacts = { readonly [name: string]: unknown }

/** One entry of an order's change tracking (customer document, section 3, decision E9). */
export type OrderChangeRow = {
  readonly order_id: string
  /** Orders the entries. */
  readonly revision: number
  readonly action: OrderAction
  readonly at: string
  readonly date: string
  readonly role: ActorRole
  readonly actor_id: string
  /** The channel: graphql, rest, system, seed. */
  readonly source: CommandSource
  readonly old_value: ChangeFacts
  readonly new_value: ChangeFacts
  /** The status this change leads to; null when it leaves the status alone. */
  readonly status: OrderStatus | null
}

type Entry = Pick<OrderChangeRow, 'action' | 'old_value' | 'new_value'>

const orderChangeTable: ListTable<OrderEvent, OrderChangeRow> = {
  kind: 'list',
  name: 'order_change',
  key: ['order_id', 'revision'],
  columns: {
    order_id: 'text',
    revision: 'integer',
    action: 'integer',
    at: 'timestamptz',
    date: 'date',
    role: 'integer',
    actor_id: 'text',
    source: 'text',
    old_value: 'jsonb',
    new_value: 'jsonb',
    status: 'integer null',
  },
  indexes: [
    // reports over free ranges: everything, of one person, one action, one role
    '(at desc, order_id desc, revision desc)',
    '(actor_id, at desc, order_id desc, revision desc)',
    '(action, at desc, order_id desc, revision desc) include (role)',
    '(role, at desc, order_id desc, revision desc)',
  ],
  rowsOf: (event) => {
    const entry = entryOf(event)
    if (!entry) return []
    const { at, date } = momentOf(event)
    return [
      {
        order_id: subjectOf(event.stream),
        revision: Number(event.revision),
        at,
        date,
        ...who(event),
        ...entry,
        status: statusAfter(event) ?? null,
      },
    ]
  },
}

/** How many changes of a kind were made on one local day. */
export type OrderChangeSumRow = Pick<OrderChangeRow, 'date' | 'role' | 'action'> & {
  readonly changes: number
}

/** How long reports of changes over free ranges are. */
const orderChangeSumTable: SumTable<OrderChangeRow, OrderChangeSumRow> = {
  kind: 'sum',
  name: 'order_change_sum',
  of: 'order_change',
  key: ['date', 'role', 'action'],
  columns: { date: 'date', role: 'integer', action: 'integer', changes: 'integer' },
  indexes: [],
  sums: ['changes'],
  addends: ({ date, role, action }) => [{ date, role, action, changes: 1 }],
}

/** Who did what to an order, when, through which API, from what to what. Its creation is the placed date, not an entry. */
export const orderChanges: Projection = {
  name: 'orderChanges',
  version: 6,
  categories: ['order'],
  types: orderEventTypes,
  tables: [orderChangeTable, orderChangeSumTable],
}

function who({ meta }: RecordedEvent): Pick<OrderChangeRow, 'role' | 'actor_id' | 'source'> {
  return {
    role: Number(meta.actorRole) as ActorRole,
    actor_id: meta.actorId ?? '',
    source: meta.source as CommandSource,
  }
}

/** What happened in the words of the change tracking; undefined for what is no entry of it. */
function entryOf(event: RecordedEvent<OrderEvent>): Entry | undefined {
  switch (event.type) {
    case 'order.placed':
      return undefined
    case 'order.group-assigned': {
      const { kind, groupId, staffIds, previousGroupId } = event.data
      const action = kind === 'first' ? OrderAction.Confirmed : OrderAction.Reassigned
      const before = previousGroupId === undefined ? {} : { groupId: previousGroupId }
      return change(action, { groupId, staffIds }, before)
    }
    case 'order.rescheduled': {
      const { from, fromSlot, to, toSlot, groupKept } = event.data
      return change(OrderAction.Rescheduled, { ...to, slot: toSlot, groupKept }, { ...from, slot: fromSlot })
    }
    case 'order.instructions-added':
      return change(OrderAction.InstructionsAdded, event.data)
    case 'order.confirmation-resent':
      return change(OrderAction.ConfirmationResent)
    case 'order.fee-waived':
      return noted(OrderAction.FeeWaived, event)
    case 'order.service-started':
      return change(OrderAction.InService, event.data)
    case 'order.service-ended':
      return change(OrderAction.Completed, event.data)
    case 'order.visit-failed':
      return noted(OrderAction.VisitFailed, event)
    case 'order.cancelled':
      return change(OrderAction.Cancelled, event.data)
    case 'order.dispute-opened':
      return noted(OrderAction.DisputeOpened, event)
    case 'order.dispute-resolved':
      return noted(OrderAction.DisputeResolved, event)
  }
}

/** What was said about it, for the office alone, is a row under its command. */
function noted(action: OrderAction, { data, meta }: RecordedEvent<OrderEvent>): Entry {
  return change(action, { ...data, noteId: meta.$causationId })
}

function change(action: OrderAction, after: object = {}, before: object = {}): Entry {
  return { action, old_value: { ...before }, new_value: { ...after } }
}
