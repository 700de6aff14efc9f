import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import type { AccountOrder } from './accountData.ts'

type Booked = Pick<AccountOrder, 'periodType' | 'bookedDate'>

/** When an order is for: its day, its month, or its season "Sep 2026 – Apr 2027" (decision D10). */
export function useBookedFor({ periodType, bookedDate }: Booked): string {
  const text = useText()
  const formats = useFormats()
  if (periodType === 'Day') return formats.day(bookedDate)
  if (periodType === 'Month') return formats.month(bookedDate)
  const year = Number(bookedDate.slice(0, 4))
  return text('format.season', { start: formats.month(`${year}-09`), end: formats.month(`${year + 1}-04`) })
}
