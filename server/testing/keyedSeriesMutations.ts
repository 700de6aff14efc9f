import { CLEANING_POINTS, cleaning } from './bookings.ts'
import { byCustomer, byOffice, type KeyedCases, type KeyedWorld } from './keyedCase.ts'

const rhythm = (first: string) => ({ everyWeeks: 2, first, slot: 'Morning', hour: 9, minute: 0 })
const { serviceId } = cleaning('', '2026-12-01')
const day = '2027-02-02'
/** Further dates of a series from then on. */
const [second, third] = ['2027-02-16', '2027-03-02']

function termsOf({ customer }: KeyedWorld) {
  const [addressId] = customer.addressIds
  return { addressId, serviceId, ...rhythm(day), pointsSeen: CLEANING_POINTS }
}

const idOf = (series: unknown) => (series as { readonly id: string }).id

/** A series of the customer's, of which nothing is due yet. */
async function begun(world: KeyedWorld): Promise<string> {
  const { series } = await world.asCustomer('startSeries', termsOf(world))
  return idOf(series)
}

type Verb = 'change' | 'pause' | 'resume' | 'skip' | 'unskip' | 'end'

/** What each verb asks of a series, and what else might be asked under the same key. */
const asked: Readonly<Record<Verb, readonly [object, ...object[]]>> = {
  change: [rhythm(second), rhythm(third)],
  pause: [{ from: day, to: second }, { from: day }],
  resume: [{ from: day }, { from: second }],
  skip: [{ date: second }, { date: third }],
  unskip: [{ date: second }, { date: third }],
  end: [{}],
}

/** The case of a verb for whoever gives it. */
function caseOf(verb: Verb, by: typeof byCustomer) {
  return async (world: KeyedWorld) => {
    const [seriesId, other] = [await begun(world), await begun(world)]
    if (verb === 'resume') await world.asCustomer('pauseSeries', { seriesId, from: day })
    if (verb === 'unskip') await world.asCustomer('skipSeriesVisit', { seriesId, date: second })
    const [terms, ...others] = asked[verb]
    const rest = [...others.map((each) => ({ seriesId, ...each })), { seriesId: other, ...terms }]
    return by({ seriesId, ...terms }, rest, async () => {
      if (verb !== 'end') await world.asOffice('endCustomerSeries', { seriesId })
    })
  }
}

/** Mutations of recurring visits that take a key. */
export const keyedSeriesMutations: KeyedCases = {
  async startSeries(world) {
    const terms = termsOf(world)
    const others = [
      { ...terms, ...rhythm(second) },
      { ...terms, pointsSeen: CLEANING_POINTS + 1 },
      { ...terms, whenFull: 'Skip' },
    ]
    return byCustomer(terms, others, ({ series }) =>
      world.asCustomer('endSeries', { seriesId: idOf(series) }),
    )
  },
  async startCustomerSeries(world) {
    const terms = { customerId: world.customer.userId, ...termsOf(world) }
    const others = [
      { ...terms, ...rhythm(second) },
      { ...terms, customerId: world.neighbour.userId },
    ]
    return byOffice(terms, others, ({ series }) =>
      world.asOffice('endCustomerSeries', { seriesId: idOf(series) }),
    )
  },
  async agreeSeriesPrice(world) {
    const seriesId = await begun(world)
    const terms = { seriesId, pointsSeen: CLEANING_POINTS + 500 }
    return byCustomer(terms, [{ ...terms, pointsSeen: CLEANING_POINTS }])
  },
  async setSeriesCrew(world) {
    const [seriesId, [one, two]] = [await begun(world), world.office.crews]
    const others = [
      { seriesId, groupId: two.groupId },
      { seriesId, groupId: null },
    ]
    return byOffice({ seriesId, groupId: one.groupId }, others, () =>
      world.asOffice('setSeriesCrew', { seriesId, groupId: two.groupId }),
    )
  },
  changeSeries: caseOf('change', byCustomer),
  pauseSeries: caseOf('pause', byCustomer),
  resumeSeries: caseOf('resume', byCustomer),
  skipSeriesVisit: caseOf('skip', byCustomer),
  unskipSeriesVisit: caseOf('unskip', byCustomer),
  endSeries: caseOf('end', byCustomer),
  changeCustomerSeries: caseOf('change', byOffice),
  pauseCustomerSeries: caseOf('pause', byOffice),
  resumeCustomerSeries: caseOf('resume', byOffice),
  skipCustomerSeriesVisit: caseOf('skip', byOffice),
  unskipCustomerSeriesVisit: caseOf('unskip', byOffice),
  endCustomerSeries: caseOf('end', byOffice),
}
