import { useIntl } from 'react-intl'
import { wallClock } from '../../format/wallClock.ts'

/** The day of an ISO text's own wall clock (decision K6) as documents write it: "November 14, 2025". */
export function useLongDay(): (iso: string) => string {
  const intl = useIntl()
  return (iso) => intl.formatDate(wallClock(iso), { dateStyle: 'long', timeZone: 'UTC' })
}
