import { z } from 'zod'
import { OrderStatus, Slot } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import type { OrderChangeRef } from '../../readmodels/orderChanges/changeReport.queries.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import { type OrderView, placerOf } from '../../readmodels/orderHistory/orderView.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { OfficeOrderStaff, OrderGroupRef } from '../crews/groups.graphql.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import type { Loaders } from '../details/loaders.ts'
import { ordersWithCustomers, trailsByOrder } from '../details/prefetchingJoins.ts'
import { Field, ID, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { CommandChannel, OrderChangeAction, type ValueOf } from '../graphql/enums.ts'
import { MomentField, OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'An actor.' })
export class OrderActor {
  @Field(() => ActorRole, 'In which role.')
  role!: number

  @Field(() => ID, 'Opaque id; null for the system.', nullable)
  id!: string | null

  @Field(() => String, "A person's name; null for the system and erased people.", nullable)
  name!: string | null
}

@ObjectType({ description: 'A time that an order was booked for.' })
export class BookedTime {
  @Field(() => String, 'Local day as yyyy-mm-dd.')
  date!: string

  @Field(() => String, 'Local time as HH:MM; cleaning only.', nullable)
  time?: string | undefined

  @Field(() => Slot, 'Half day; cleaning only.')
  slot!: number
}

@ObjectType({ description: "An entry of an order's full trail (decision T5)." })
export class OfficeOrderChange extends OrderMoment {
  @Field(() => OrderChangeAction, 'What happened.')
  action!: number

  @Field(() => OrderActor, 'Who did it.')
  by!: OrderActor

  @Field(() => CommandChannel, "Through which API; null for a customer's placing.", nullable)
  channel!: ValueOf<typeof CommandChannel> | null

  @Field(() => OrderStatus, 'Status before; null for the placing.', nullable)
  oldStatus!: number | null

  @Field(() => OrderStatus, 'Status after.')
  newStatus!: number

  @Field(() => BookedTime, 'Of a move: the time it left.', nullable)
  oldBooking?: BookedTime | undefined

  @Field(() => BookedTime, 'Of a move: the time it went to.', nullable)
  newBooking?: BookedTime | undefined

  @Field(() => OrderGroupRef, 'Of an assignment: the crew before.', nullable)
  oldGroup?: OrderGroupRef | undefined

  @Field(() => OrderGroupRef, 'Of an assignment: the crew after.', nullable)
  newGroup?: OrderGroupRef | undefined

  @Field(() => Boolean, 'Of a move: whether the crew came along.', nullable)
  crewKept?: boolean | undefined

  @MomentField(
    'Of a start or an end that a crew recorded later: when it happened. The entry itself is dated by the record.',
    nullable,
  )
  happenedAt?: Temporal.Instant | undefined

  @MomentField(
    "Of a start or an end: the crew's own time, if it was impossible and the recording time counts.",
    nullable,
  )
  claimedAt?: Temporal.Instant | undefined

  @Field(() => [OfficeOrderStaff], 'Of an assignment, a start or an end: the people.')
  staff!: readonly OfficeOrderStaff[]

  @Field(() => String, 'Why it was cancelled, or how a complaint ended.', nullable)
  reason?: string | undefined

  @Field(() => Int, 'Points that came back, before a fee.', nullable)
  refundPoints?: number | undefined

  @Field(() => Int, 'Points kept as a fee, or not kept when it was waived.', nullable)
  feePoints?: number | undefined

  @Field(
    () => String,
    'The note to the crew, message about a cancellation, reason of a waived fee, complaint, or reason of its decision.',
    nullable,
  )
  note?: string | undefined
}

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
  const [view, trail] = await Promise.all([
    loaders.of(ordersWithCustomers).load(orderId),
    loaders.of(trailsByOrder).load(orderId),
  ])
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
    crewKept: change.oldStatus === OrderStatus.Confirmed ? after.groupKept : undefined,
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
    staff: [],
  }
}

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
): Promise<string | undefined> {
  if (after.instructionsId !== undefined) return (await loaders.instructions([after.instructionsId]))[0]?.text
  const noteId = change.action === OrderChangeAction.Cancelled ? cancelCommandId : after.noteId
  return noteId === undefined ? undefined : loaders.of(cancellationNotesByCommand).load(noteId)
}

function bookedTime({ date, time, slot = Slot.None }: Values): BookedTime | undefined {
  return date === undefined ? undefined : { date, time, slot }
}

function workTimesOf({ happenedAt, claimedAt }: Values, recordedAt: Temporal.Instant) {
  const isLater = happenedAt !== undefined && !recordedAt.equals(happenedAt)
  return {
    happenedAt: isLater ? Temporal.Instant.from(happenedAt) : undefined,
    claimedAt: claimedAt === undefined ? undefined : Temporal.Instant.from(claimedAt),
  }
}

function moneyOf(after: Values) {
  const { refundPoints, refundRewardPoints = 0, feePoints, feeRewardPoints = 0 } = after
  return {
    reason: after.reason ?? after.outcome,
    refundPoints: refundPoints === undefined ? undefined : refundPoints + refundRewardPoints,
    feePoints: feePoints === undefined ? undefined : feePoints + feeRewardPoints,
  }
}
