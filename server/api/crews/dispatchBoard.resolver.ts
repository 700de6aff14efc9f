import { businessRules } from '../../../schema/rules/businessRules.ts'
import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type DayLoadView, dayLoads } from '../../readmodels/dayLoad/dayLoad.queries.ts'
import { dayVisits } from '../../readmodels/orderHistory/dayVisits.queries.ts'
import { type OrdersOfDay, ordersByDay } from '../../readmodels/orderHistory/ordersByDay.queries.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import { capacityOf } from '../../staffing/capacity.ts'
import { type CrewReferenceData, countCrewsOn } from '../../staffing/crewReferenceData.store.ts'
import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { OfficeOrder, officeOrderNode } from '../orders/officeOrder.graphql.ts'

@ObjectType({ description: "A catalog's load on a day." })
class CatalogLoad {
  @Field(() => ServiceCatalog, 'The catalog.')
  catalog!: number

  @Field(() => Int, 'Visits not cancelled, including months and seasons that begin then.')
  visits!: number

  @Field(() => Int, 'Of these, without a crew.')
  unassigned!: number

  @Field(() => Int, 'Visits it can hold: in each half of a cleaning day, else in the day.')
  places!: number

  @Field(() => Int, 'Places taken in the morning, or on the day for catalogs without halves.')
  amTaken!: number

  @Field(() => Int, 'Places taken in the afternoon, or on the day for catalogs without halves.')
  pmTaken!: number
}

@ObjectType({ description: 'A day on which something is booked.' })
class CalendarDay {
  @Field(() => String, 'The local day, yyyy-mm-dd.')
  date!: string

  @Field(() => [CatalogLoad], 'By catalog; those without anything are left out.')
  loads!: CatalogLoad[]
}

const { visitsOfDay: MOST_VISITS } = businessRules.officeCalendar
const MOST_DAYS = 62

/** The dispatch board: how full days are, and all visits of a day (decision D2). */
@Resolver()
export class DispatchBoardResolver {
  @Query(() => [CalendarDay], 'How full days are; those without anything are left out.')
  async calendarDays(
    @Arg('from', () => String, 'First local day as yyyy-mm-dd.') from: string,
    @Arg('first', () => Int, `How many days from there, 1 to ${MOST_DAYS}.`) first: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language, loaders } = context
    const day = accepted(dayOf(from, { first, most: MOST_DAYS }), language)
    const span = { from: day.toString(), to: day.add({ days: first - 1 }).toString() }
    const [{ crews }, orders, taken] = await Promise.all([
      loaders.referenceData(),
      ordersByDay(application.db, { by: 'booked', ...span }),
      dayLoads(application.db, span),
    ])
    return calendarDays(crews, { orders, taken })
  }

  @Query(() => [OfficeOrder], 'Orders booked for or beginning on a day, by hour, without cancelled ones.')
  async dayVisits(
    @Arg('date', () => String, 'The local day as yyyy-mm-dd.') date: string,
    @Arg('first', () => Int, `How many at most, 1 to ${MOST_VISITS}.`, { defaultValue: MOST_VISITS })
    first: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language } = context
    const day = accepted(dayOf(date, { first, most: MOST_VISITS }), language)
    return (await dayVisits(application.db, { day, most: first })).map(officeOrderNode)
  }
}

/** The day that is meant, where so much may be asked for. */
function dayOf(
  text: string,
  { first, most }: { readonly first: number; readonly most: number },
): Temporal.PlainDate | Rejection {
  const period = periodBetween(text, text)
  if (isRejection(period)) return period
  const isLength = Number.isInteger(first) && first >= 1 && first <= most
  if (!period.from || !isLength) return reject(RejectionCode.FIELD_INVALID, { field: 'first' })
  return period.from
}

interface Booked {
  readonly orders: readonly OrdersOfDay[]
  readonly taken: readonly DayLoadView[]
}

function calendarDays(crews: CrewReferenceData, { orders, taken }: Booked): CalendarDay[] {
  const booked = orders.filter(({ status }) => status !== OrderStatus.Cancelled)
  const busy = taken.filter(({ amTaken, pmTaken }) => amTaken + pmTaken > 0)
  const dates = [...new Set([...booked, ...busy].map(({ date }) => date))].sort()
  return dates.map((date) => {
    const day = {
      orders: booked.filter((each) => each.date === date),
      taken: busy.filter((each) => each.date === date),
    }
    const catalogs = [...new Set([...day.orders, ...day.taken].map(({ catalog }) => catalog))].sort()
    const count = countCrewsOn(crews, Temporal.PlainDate.from(date))
    return { date, loads: catalogs.map((catalog) => loadOf(catalog, capacityOf(catalog, count), day)) }
  })
}

function loadOf(catalog: ServiceCatalog, places: number, { orders, taken }: Booked): CatalogLoad {
  const visits = orders.filter((each) => each.catalog === catalog)
  const load = taken.find((each) => each.catalog === catalog)
  return {
    catalog,
    visits: sum(visits),
    unassigned: sum(visits.filter(({ status }) => status === OrderStatus.Pending)),
    places,
    amTaken: load?.amTaken ?? 0,
    pmTaken: load?.pmTaken ?? 0,
  }
}

function sum(visits: readonly OrdersOfDay[]): number {
  return visits.reduce((all, { orders }) => all + orders, 0)
}
