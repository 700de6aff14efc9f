import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { type ValueOf } from '../graphql/enums.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'
import { FailedVisit } from '../orders/bookedOrder.graphql.ts'
import { SeriesMissedReason } from '../series/seriesEnums.graphql.ts'

@ObjectType({ description: 'How many orders, by catalog.' })
export class CatalogFigures {
  @Field(() => Int, { description: 'Of house cleaning.' })
  houseCleaning!: number

  @Field(() => Int, { description: 'Of lawn care.' })
  lawnCare!: number

  @Field(() => Int, { description: 'Of snow removal.' })
  snowRemoval!: number
}

@ObjectType({ description: 'How many orders were placed on a day.' })
export class DashboardDay extends CatalogFigures {
  @Field(() => String, { description: 'The local day, yyyy-mm-dd.' })
  date!: string
}

@ObjectType({ description: "A week's totals, orders by the day of their placing." })
export class DashboardWeek extends CatalogFigures {
  @Field(() => String, { description: 'Its Monday, yyyy-mm-dd.' })
  from!: string

  @Field(() => Int, { description: 'Orders that were cancelled in it, whenever they were placed.' })
  cancellations!: number

  @Field(() => Float, { description: 'Paid points; a Float only because sums may outgrow 32 bits.' })
  pointsSold!: number

  @Field(() => Float, { description: 'Points that orders took, of both kinds.' })
  pointsSpent!: number

  @Field(() => Float, { description: 'Points that came back from orders, less fees.' })
  pointsReturned!: number
}

@ObjectType({ description: 'How much there is behind the links of the main page.' })
export class DashboardCounts {
  @Field(() => Int, { description: 'Pending orders.' })
  pending!: number

  @Field(() => Int, { description: 'Of these, booked from today to Sunday.' })
  pendingThisWeek!: number

  @Field(() => Int, { description: 'Of these, booked from today to the 6th day after.' })
  pendingNextDays!: number

  @Field(() => Int, { description: 'Customers.' })
  users!: number

  @Field(() => Int, { description: 'Services that are offered.' })
  services!: number

  @Field(() => Int, { description: 'Staff members who are not disabled.' })
  staff!: number

  @Field(() => Int, { description: 'Staff groups.' })
  groups!: number
}

@ObjectType({ description: 'Open work of the office.' })
export class DashboardWork {
  @Field(() => Int, {
    description: 'Confirmed day visits booked for a day before today that were not begun.',
  })
  lateVisits!: number

  @Field(() => Int, { description: 'Complaints that are not decided.' })
  openComplaints!: number

  @Field(() => Int, { description: 'Open erasure requests.' })
  erasureRequests!: number

  @Field(() => Int, { description: 'Due recurring visits that wait for what stopped them (decision N9).' })
  stoppedVisits!: number

  @Field(() => Int, {
    description: 'Pending visits of series with a usual crew, which was not free (decision N8).',
  })
  visitsWithoutCrew!: number

  @Field(() => Int, { description: 'Mails of today and the 6 days before that could not be delivered.' })
  failedMails!: number
}

@ObjectType({ description: "Today's visits; months and seasons count on the day they begin." })
export class DashboardToday {
  @Field(() => Int, { description: 'Booked for today and not cancelled.' })
  visits!: number

  @Field(() => Int, { description: 'Of these, completed.' })
  done!: number

  @Field(() => Int, { description: 'Of these, in service.' })
  running!: number

  @Field(() => Int, { description: 'Of these, not begun 20 minutes after the booked hour (decision W4).' })
  late!: number
}

@ObjectType({ description: 'A recurring visit that did not take place.' })
export class MissedVisit {
  @Field(() => ID, { description: 'The series.' })
  seriesId!: string

  @Field(() => String, { description: 'Its planned day, yyyy-mm-dd.' })
  date!: string

  @Field(() => SeriesMissedReason, { description: 'Why.' })
  reason!: ValueOf<typeof SeriesMissedReason>

  @Field(() => ID, { description: 'Whose it was.' })
  customerId!: string

  @Field(() => String, { description: "The customer's name; empty once erased." })
  customerName!: string
}

@ObjectType({ description: 'A visit that a crew could not do, for the office to deal with (decision X11).' })
export class VisitToSettle extends FailedVisit {
  @Field(() => String, { description: 'The order.' })
  orderNo!: string

  @Field(() => String, { description: "The customer's name; empty once erased." })
  customerName!: string

  @Field(() => String, { description: "The crew's number." })
  groupNo!: string
}

@ObjectType({ description: 'How many orders have a status.' })
export class DashboardStatus {
  @Field(() => OrderStatus, { description: 'The status.' })
  status!: number

  @Field(() => Int, { description: 'How many.' })
  orders!: number
}

@ObjectType({ description: 'The points of all customers together.' })
export class OutstandingPoints {
  @Field(() => Float, { description: 'Paid for; a Float only because the sum may outgrow 32 bits.' })
  points!: number

  @Field(() => Float, { description: 'Reward points.' })
  rewardPoints!: number
}

@ObjectType({ description: "A crew's work today and on the next 6 days." })
export class CrewLoad {
  @Field(() => ID, { description: 'The crew.' })
  groupId!: string

  @Field(() => String, { description: 'Its number.' })
  groupNo!: string

  @Field(() => Int, { description: 'Orders it has.' })
  orders!: number

  @Field(() => Float, {
    description:
      'Days of work in them: half a day for a clean, a whole one for a long clean, a quarter for lawn or snow, none for months and seasons.',
  })
  takenDays!: number

  @Field(() => Int, { description: 'Days on which it works: no Sundays, closed dates or days off.' })
  workingDays!: number
}

@ObjectType({ description: 'How far one of the lists that are kept is behind.' })
export class ReadModelLag {
  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => Float, { description: 'Distance to the newest event in store positions; 0 when up to date.' })
  lag!: number

  @Field(() => Float, {
    description:
      'Milliseconds since the oldest event that it is yet to show was recorded; 0 when there is none. A Float only because it may outgrow 32 bits.',
  })
  oldestMs!: number

  @Field(() => Boolean, { description: 'Nothing is missing.' })
  isCaughtUp!: boolean

  @Field(() => Int, { description: 'Events set aside because they could not be shown.' })
  deadLetters!: number
}

@ObjectType({ description: "The office's dashboard, by local days." })
export class Dashboard {
  @MomentField({ description: 'When it was read.' })
  now!: Temporal.Instant

  @Field(() => DashboardCounts, { description: 'Behind the links.' })
  counts!: DashboardCounts

  @Field(() => DashboardWork, { description: 'Open work, beside orders without a crew.' })
  work!: DashboardWork

  @Field(() => DashboardToday, { description: "Today's visits." })
  today!: DashboardToday

  @Field(() => [DashboardDay], { description: 'Orders placed on each of the last 14 days, oldest first.' })
  days!: readonly DashboardDay[]

  @Field(() => [DashboardWeek], { description: 'The last 8 weeks, this one included, the oldest first.' })
  weeks!: readonly DashboardWeek[]

  @Field(() => CatalogFigures, { description: 'Orders for tomorrow without a crew.' })
  unassignedTomorrow!: CatalogFigures

  @Field(() => [DashboardStatus], {
    description: 'Orders of the last 30 days by status, all statuses named.',
  })
  statuses!: readonly DashboardStatus[]

  @Field(() => OutstandingPoints, { description: 'What we owe in services.' })
  outstanding!: OutstandingPoints

  @Field(() => [CrewLoad], { description: 'Every crew with an enabled member, by number.' })
  crews!: readonly CrewLoad[]

  @Field(() => Int, { description: 'Series of recurring visits that have not ended.' })
  runningSeries!: number

  @Field(() => [MissedVisit], {
    description:
      'Recurring visits found missed today and in the 13 days before, the latest first, at most 50.',
  })
  missedVisits!: readonly MissedVisit[]

  @Field(() => [VisitToSettle], {
    description: 'Visits that crews could not do and nobody has dealt with, the latest first, at most 50.',
  })
  failedVisits!: readonly VisitToSettle[]

  @Field(() => [ReadModelLag], { description: 'The lists that are kept.' })
  readModels!: readonly ReadModelLag[]
}
