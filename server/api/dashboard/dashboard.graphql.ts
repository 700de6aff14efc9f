import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { Field, Float, ID, Int, ObjectType } from '../graphql/decorators.ts'
import { type ValueOf } from '../graphql/enums.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'
import { FailedVisit } from '../orders/bookedOrder.graphql.ts'
import { SeriesMissedReason } from '../series/seriesEnums.graphql.ts'

@ObjectType({ description: 'How many orders, by catalog.' })
export class CatalogFigures {
  @Field(() => Int, 'Of house cleaning.')
  houseCleaning!: number

  @Field(() => Int, 'Of lawn care.')
  lawnCare!: number

  @Field(() => Int, 'Of snow removal.')
  snowRemoval!: number
}

@ObjectType({ description: 'How many orders were placed on a day.' })
export class DashboardDay extends CatalogFigures {
  @Field(() => String, 'The local day, yyyy-mm-dd.')
  date!: string
}

@ObjectType({ description: "A week's totals, orders by the day of their placing." })
export class DashboardWeek extends CatalogFigures {
  @Field(() => String, 'Its Monday, yyyy-mm-dd.')
  from!: string

  @Field(() => Int, 'Orders that were cancelled in it, whenever they were placed.')
  cancellations!: number

  @Field(() => Float, 'Paid points; a Float only because sums may outgrow 32 bits.')
  pointsSold!: number

  @Field(() => Float, 'Points that orders took, of both kinds.')
  pointsSpent!: number

  @Field(() => Float, 'Points that came back from orders, less fees.')
  pointsReturned!: number
}

@ObjectType({ description: 'How much there is behind the links of the main page.' })
export class DashboardCounts {
  @Field(() => Int, 'Pending orders.')
  pending!: number

  @Field(() => Int, 'Of these, booked from today to Sunday.')
  pendingThisWeek!: number

  @Field(() => Int, 'Of these, booked from today to the 6th day after.')
  pendingNextDays!: number

  @Field(() => Int, 'Customers.')
  users!: number

  @Field(() => Int, 'Services that are offered.')
  services!: number

  @Field(() => Int, 'Staff members who are not disabled.')
  staff!: number

  @Field(() => Int, 'Staff groups.')
  groups!: number
}

@ObjectType({ description: 'Open work of the office.' })
export class DashboardWork {
  @Field(() => Int, 'Confirmed day visits booked for a day before today that were not begun.')
  lateVisits!: number

  @Field(() => Int, 'Day visits in service that began before today.')
  unendedVisits!: number

  @Field(() => Int, 'Complaints that are not decided.')
  openComplaints!: number

  @Field(() => Int, 'Open erasure requests.')
  erasureRequests!: number

  @Field(() => Int, 'Due recurring visits that wait for what stopped them (decision N9).')
  stoppedVisits!: number

  @Field(() => Int, 'Pending visits of series with a usual crew, which was not free (decision N8).')
  visitsWithoutCrew!: number

  @Field(() => Int, 'Mails of today and the 6 days before that could not be delivered.')
  failedMails!: number
}

@ObjectType({ description: "Today's visits; months and seasons count on the day they begin." })
export class DashboardToday {
  @Field(() => Int, 'Booked for today and not cancelled.')
  visits!: number

  @Field(() => Int, 'Of these, completed.')
  done!: number

  @Field(() => Int, 'Of these, in service.')
  running!: number

  @Field(() => Int, 'Of these, not begun 20 minutes after the booked hour (decision W4).')
  late!: number
}

@ObjectType({ description: 'A recurring visit that did not take place.' })
export class MissedVisit {
  @Field(() => ID, 'The series.')
  seriesId!: string

  @Field(() => String, 'Its planned day, yyyy-mm-dd.')
  date!: string

  @Field(() => SeriesMissedReason, 'Why.')
  reason!: ValueOf<typeof SeriesMissedReason>

  @Field(() => ID, 'Whose it was.')
  customerId!: string

  @Field(() => String, "The customer's name; empty once erased.")
  customerName!: string
}

@ObjectType({ description: 'A visit that a crew could not do, for the office to deal with (decision X11).' })
export class VisitToSettle extends FailedVisit {
  @Field(() => String, 'The order.')
  orderNo!: string

  @Field(() => String, "The customer's name; empty once erased.")
  customerName!: string

  @Field(() => String, "The crew's number.")
  groupNo!: string
}

@ObjectType({ description: 'How many orders have a status.' })
export class DashboardStatus {
  @Field(() => OrderStatus, 'The status.')
  status!: number

  @Field(() => Int, 'How many.')
  orders!: number
}

@ObjectType({ description: 'The points of all customers together.' })
export class OutstandingPoints {
  @Field(() => Float, 'Paid for; a Float only because the sum may outgrow 32 bits.')
  points!: number

  @Field(() => Float, 'Reward points.')
  rewardPoints!: number
}

@ObjectType({ description: "A crew's work today and on the next 6 days." })
export class CrewLoad {
  @Field(() => ID, 'The crew.')
  groupId!: string

  @Field(() => String, 'Its number.')
  groupNo!: string

  @Field(() => Int, 'Orders it has.')
  orders!: number

  @Field(
    () => Float,
    'Days of work in them: half a day for a clean, a whole one for a long clean, a quarter for lawn or snow, none for months and seasons.',
  )
  takenDays!: number

  @Field(() => Int, 'Days on which it works: no Sundays, closed dates or days off.')
  workingDays!: number
}

@ObjectType({ description: 'How far one of the lists that are kept is behind.' })
export class ReadModelLag {
  @Field(() => String, 'Its name.')
  name!: string

  @Field(() => Float, 'Distance to the newest event in store positions; 0 when up to date.')
  lag!: number

  @Field(
    () => Float,
    'Milliseconds since the oldest event that it is yet to show was recorded; 0 when there is none. A Float only because it may outgrow 32 bits.',
  )
  oldestMs!: number

  @Field(() => Boolean, 'Nothing is missing.')
  isCaughtUp!: boolean

  @Field(() => Int, 'Events set aside because they could not be shown.')
  deadLetters!: number
}

@ObjectType({ description: "The office's dashboard, by local days." })
export class Dashboard {
  @MomentField('When it was read.')
  now!: Temporal.Instant

  @Field(() => DashboardCounts, 'Behind the links.')
  counts!: DashboardCounts

  @Field(() => DashboardWork, 'Open work, beside orders without a crew.')
  work!: DashboardWork

  @Field(() => DashboardToday, "Today's visits.")
  today!: DashboardToday

  @Field(() => [DashboardDay], 'Orders placed on each of the last 14 days, oldest first.')
  days!: readonly DashboardDay[]

  @Field(() => [DashboardWeek], 'The last 8 weeks, this one included, the oldest first.')
  weeks!: readonly DashboardWeek[]

  @Field(() => CatalogFigures, 'Orders for tomorrow without a crew.')
  unassignedTomorrow!: CatalogFigures

  @Field(() => [DashboardStatus], 'Orders of the last 30 days by status, all statuses named.')
  statuses!: readonly DashboardStatus[]

  @Field(() => OutstandingPoints, 'What we owe in services.')
  outstanding!: OutstandingPoints

  @Field(() => [CrewLoad], 'Every crew with an enabled member, by number.')
  crews!: readonly CrewLoad[]

  @Field(() => Int, 'Series of recurring visits that have not ended.')
  runningSeries!: number

  @Field(
    () => [MissedVisit],
    'Recurring visits found missed today and in the 13 days before, the latest first, at most 50.',
  )
  missedVisits!: readonly MissedVisit[]

  @Field(
    () => [VisitToSettle],
    'Visits that crews could not do and nobody has dealt with, the latest first, at most 50.',
  )
  failedVisits!: readonly VisitToSettle[]

  @Field(() => [ReadModelLag], 'The lists that are kept.')
  readModels!: readonly ReadModelLag[]
}
