import { z } from 'zod'
import { OrderStatus, Slot } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { OrderChangeRef } from '../../readmodels/orderChanges/changeReport.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import { type OrderView, placerOf } from '../../readmodels/orderHistory/orderView.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import type { Loaders } from '../details/loaders.ts'
import { CommandChannel, OrderChangeAction } from '../graphql/enums.ts'
import type { BookedTime, OfficeOrderChange, OrderActor } from './officeTrail.graphql.ts'

/** The old and new values of entries; the keys depend on the action. */
const values = z.object({
  date: z.string().optional(),
  time: z.string().optional(),
  slot: z.literal(Object.values(Slot)).optional(),
  groupKept: z.boolean().optional(),
  groupId: z.string().optional(),
  staffIds: z.array(z.string()).optional(),
  happenedAt: z.string().optional(),
  claimedAt: z.string().optional(),
  reason: z.string().optional(),
  outcome: z.string().optional(),
  refundPoints: z.number().optional(),
  refundRewardPoints: z.number().optional(),
  feePoints: z.number().optional(),
  feeRewardPoints: z.number().optional(),
  instructionsId: z.string().optional(),
  noteId: z.string().optional(),
})
type Values = z.infer<typeof values>

/** The full trail of an order, oldest first, beginning with its placing (decision T5). */
export async function officeTrail(order: OrderView, loaders: Loaders): Promise<readonly OfficeOrderChange[]> {
  const [placed, changes] = await Promise.all([placing(order, loaders), loaders.order.trail(order)])
  const later = changes.map((change) => officeChange(order, change, loaders))
  return [placed, ...(await Promise.all(later))]
}

/** An entry of a report, and the order that it belongs to. */
export async function reportedChange(
  { orderId, revision }: OrderChangeRef,
  loaders: Loaders,
): Promise<{ readonly order: OrderView; readonly change: OfficeOrderChange }> {
  const [view, trail] = await Promise.all([loaders.orderView.load(orderId), loaders.trail.load(orderId)])
  const order = getOrThrow(view, orderId)
  const entry = trail.find((change) => change.revision === revision)
  return { order, change: await officeChange(order, getOrThrow(entry, orderId), loaders) }
}

/** One entry with the names of everybody and everything in it. @param order the one that the change belongs to */
async function officeChange(
  order: OrderView,
  change: OrderChangeView,
  loaders: Loaders,
): Promise<OfficeOrderChange> {
  const before = values.parse(change.oldValue)
  const after = values.parse(change.newValue)
  const [by, oldGroup, newGroup, staff, note] = await Promise.all([
    actor(change, loaders),
    loaders.order.group(before),
    loaders.order.group(after),
    loaders.staff(after.staffIds ?? []),
    noteOf(order, { change, after }, loaders),
  ])
  return {
    action: change.action,
    ...zonedMoment(change.at),
    by,
    channel: change.source,
    oldStatus: change.oldStatus,
    newStatus: change.newStatus,
    oldBooking: bookedTime(before),
    newBooking: bookedTime(after),
    oldGroup,
    newGroup,
    // an order without a crew has none to lose
    crewKept: change.oldStatus === OrderStatus.Confirmed ? (after.groupKept ?? null) : null,
    ...workTimesOf(after, change.at),
    staff,
    ...moneyOf(after),
    note,
  }
}

async function placing(order: OrderView, loaders: Loaders): Promise<OfficeOrderChange> {
  const placer = placerOf(order)
  return {
    action: OrderChangeAction.Placed,
    ...zonedMoment(order.placedAt),
    by: await actor(placer, loaders),
    channel: placer.role === ActorRole.Admin ? CommandChannel.Office : null,
    oldStatus: null,
    newStatus: OrderStatus.Pending,
    ...nothingElse,
  }
}

const nothingElse = {
  oldBooking: null,
  newBooking: null,
  oldGroup: null,
  newGroup: null,
  crewKept: null,
  happenedAt: null,
  claimedAt: null,
  staff: [],
  reason: null,
  refundPoints: null,
  feePoints: null,
  note: null,
} satisfies Partial<OfficeOrderChange>

async function actor(
  { role, actorId }: Pick<OrderChangeView, 'role' | 'actorId'>,
  { personName }: Loaders,
): Promise<OrderActor> {
  if (role === ActorRole.System) return { role, id: null, name: null }
  return { role, id: actorId, name: (await personName({ role, id: actorId })) ?? null }
}

async function noteOf(
  { cancelCommandId }: OrderView,
  { change, after }: { readonly change: OrderChangeView; readonly after: Values },
  loaders: Loaders,
): Promise<string | null> {
  if (after.instructionsId !== undefined)
    return (await loaders.instructions([after.instructionsId]))[0]?.text ?? null
  const noteId = change.action === OrderChangeAction.Cancelled ? cancelCommandId : after.noteId
  return noteId === undefined ? null : ((await loaders.cancellationNote.load(noteId)) ?? null)
}

function bookedTime({ date, time, slot = Slot.None }: Values): BookedTime | null {
  return date === undefined ? null : { date, time: time ?? null, slot }
}

function workTimesOf({ happenedAt, claimedAt }: Values, recordedAt: Temporal.Instant) {
  const isLater = happenedAt !== undefined && !recordedAt.equals(happenedAt)
  return {
    happenedAt: isLater ? zonedMoment(Temporal.Instant.from(happenedAt)) : null,
    claimedAt: claimedAt === undefined ? null : zonedMoment(Temporal.Instant.from(claimedAt)),
  }
}

function moneyOf(after: Values) {
  const { refundPoints, refundRewardPoints = 0, feePoints, feeRewardPoints = 0 } = after
  return {
    reason: after.reason ?? after.outcome ?? null,
    refundPoints: refundPoints === undefined ? null : refundPoints + refundRewardPoints,
    feePoints: feePoints === undefined ? null : feePoints + feeRewardPoints,
  }
}
