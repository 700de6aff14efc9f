import { BUSINESS_ZONE } from '../kernel/time.ts'
import { OperatorError } from './operatorError.ts'

/** An instant that Alberta's clocks show an hour earlier under time zone data from before the change of 2026. */
const PROBE = '2026-12-01T18:00:00Z'
const EXPECTED = '12:00:00'

/**
 * Refuses to run where the clock would be an hour wrong: Alberta stays on UTC-6 from 2026 on, and older data does not know it.
 * Both sources are asked: the one that rules use and the one that texts are made with.
 * @throws OperatorError that names the Node to use
 */
export function assertTimeZoneData(): void {
  const ruled = Temporal.Instant.from(PROBE).toZonedDateTimeISO(BUSINESS_ZONE).toPlainTime().toString()
  const written = new Intl.DateTimeFormat('en-GB', { timeZone: BUSINESS_ZONE, timeStyle: 'medium' }).format(
    new Date(PROBE),
  )
  if (ruled === EXPECTED && written === EXPECTED) return
  throw new OperatorError(
    `This Node ${process.versions.node} carries time zone data ${process.versions.tz} that puts Alberta an hour wrong from November 2026 on: run the Node that npm installed (node_modules/.bin/node).`,
  )
}
