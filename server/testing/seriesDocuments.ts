import { mutation, query } from './operation.ts'

/** The operations on recurring visits, as a client of `/graphql` writes them. */

const VISIT = `{ date slot time state takenDate takenTime orderNo orderStatus missedReason movesTo canSkip canUnskip }`
const SERIES = `id catalog serviceId serviceName address { id postal } everyWeeks weekday slot time whenFull state agreedPoints
  pointsNow missingPoints pauses { from to } nextVisits ${VISIT} pastVisits ${VISIT} placedAhead closedDates usualStaff { staffNo firstName photo } begun { at zoneLabel } ended { at }`
const OFFICE_SERIES = `id series { ${SERIES} } customer { id userNo firstName lastName email } usualCrew { id groupNo }
  changes { action at by { role id name } channel date to rhythm { everyWeeks } points group { groupNo } missedReason }`
const PAYLOAD = `{ stale message userErrors { code field message } series { ${SERIES} } }`
const OFFICE_PAYLOAD = `{ stale message userErrors { code field message } series { ${OFFICE_SERIES} } }`

export const SERIES_OF_ID = query(`series { ${SERIES} }`)
export const SERIES_LIST = query(`seriesList { ${SERIES} }`)
export const OFFICE_SERIES_OF_ID = query(`officeSeries { ${OFFICE_SERIES} }`)
export const OFFICE_SERIES_LIST = query(
  `officeSeriesList { totalCount page pageSize items { ${OFFICE_SERIES} } }`,
)

/** The customer's commands, by their root field. */
export const SERIES_COMMANDS = {
  startSeries: mutation(`startSeries ${PAYLOAD}`),
  changeSeries: mutation(`changeSeries ${PAYLOAD}`),
  pauseSeries: mutation(`pauseSeries ${PAYLOAD}`),
  resumeSeries: mutation(`resumeSeries ${PAYLOAD}`),
  skipSeriesVisit: mutation(`skipSeriesVisit ${PAYLOAD}`),
  unskipSeriesVisit: mutation(`unskipSeriesVisit ${PAYLOAD}`),
  agreeSeriesPrice: mutation(`agreeSeriesPrice ${PAYLOAD}`),
  endSeries: mutation(`endSeries ${PAYLOAD}`),
} as const

/** The office's commands, by their root field. */
export const OFFICE_SERIES_COMMANDS = {
  startCustomerSeries: mutation(`startCustomerSeries ${OFFICE_PAYLOAD}`),
  changeCustomerSeries: mutation(`changeCustomerSeries ${OFFICE_PAYLOAD}`),
  pauseCustomerSeries: mutation(`pauseCustomerSeries ${OFFICE_PAYLOAD}`),
  resumeCustomerSeries: mutation(`resumeCustomerSeries ${OFFICE_PAYLOAD}`),
  skipCustomerSeriesVisit: mutation(`skipCustomerSeriesVisit ${OFFICE_PAYLOAD}`),
  unskipCustomerSeriesVisit: mutation(`unskipCustomerSeriesVisit ${OFFICE_PAYLOAD}`),
  setSeriesCrew: mutation(`setSeriesCrew ${OFFICE_PAYLOAD}`),
  endCustomerSeries: mutation(`endCustomerSeries ${OFFICE_PAYLOAD}`),
} as const
