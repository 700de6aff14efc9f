import * as series from '../seriesDocuments.ts'
import { admin, adminInput, customer, type ValidOperation } from './validCall.ts'

const rhythm = { everyWeeks: 2, first: '2026-12-08', slot: 'Morning', hour: 9, minute: 30, whenFull: 'Move' }
const pause = { from: '2026-12-20', to: '2027-01-10' }
const resumed = { from: '2026-12-28' }
const visit = { date: '2026-12-22' }

const { startSeries, agreeSeriesPrice, ...own } = series.SERIES_COMMANDS
const { startCustomerSeries, setSeriesCrew, ...office } = series.OFFICE_SERIES_COMMANDS

/** Recurring visits at `/graphql`. */
export const seriesOperations: readonly ValidOperation[] = [
  customer(series.SERIES_OF_ID, ({ absentId }) => ({ id: absentId })),
  customer(series.SERIES_LIST),
  admin(series.OFFICE_SERIES_OF_ID, ({ absentId }) => ({ id: absentId })),
  admin(series.OFFICE_SERIES_LIST, ({ userId }) => ({
    ...{ page: 1, pageSize: 10 },
    ...{ state: 'Running', catalog: 'HouseCleaning', customerId: userId, waiting: false },
  })),
  // a total that was never shown: the call is refused whatever else is valid
  customer(startSeries, ({ addressId, serviceId }) => ({
    input: { key: 'a key', addressId, serviceId, ...rhythm, pointsSeen: 1 },
  })),
  adminInput(startCustomerSeries, ({ userId, addressId, serviceId }) => ({
    ...{ key: 'a key', customerId: userId, addressId, serviceId },
    ...{ ...rhythm, pointsSeen: 1 },
  })),
  byCustomer(agreeSeriesPrice, { pointsSeen: 14_000 }),
  byCustomer(own.changeSeries, rhythm),
  byCustomer(own.pauseSeries, pause),
  byCustomer(own.resumeSeries, resumed),
  byCustomer(own.skipSeriesVisit, visit),
  byCustomer(own.unskipSeriesVisit, visit),
  byCustomer(own.endSeries),
  byOffice(setSeriesCrew, { groupId: null }),
  byOffice(office.changeCustomerSeries, rhythm),
  byOffice(office.pauseCustomerSeries, pause),
  byOffice(office.resumeCustomerSeries, resumed),
  byOffice(office.skipCustomerSeriesVisit, visit),
  byOffice(office.unskipCustomerSeriesVisit, visit),
  byOffice(office.endCustomerSeries),
]

/** On a series that is not there: whatever else is right, nothing is changed. */
function byCustomer(query: string, terms: object = {}): ValidOperation {
  return customer(query, ({ absentId }) => ({ input: { key: 'a key', seriesId: absentId, ...terms } }))
}

function byOffice(query: string, terms: object = {}): ValidOperation {
  return adminInput(query, ({ absentId }) => ({ key: 'a key', seriesId: absentId, ...terms }))
}
