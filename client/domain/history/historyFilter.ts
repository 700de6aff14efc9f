import { useSearchParams } from 'react-router'
import { HistoryFilter } from '../../../schema/rules/enumerations.ts'
import { isDesignatedYear } from '../../../schema/rules/historyFilters.ts'
import type { HistoryFilter as FilterName } from '../../api/schema.generated.ts'

/** The period of a history; without either, everything. */
export interface ChosenStretch {
  readonly filter?: FilterName
  /** With the filter Year only. */
  readonly year?: number
}

/** An option as the server offers it. */
export interface OfferedStretch {
  readonly filter: FilterName
  readonly year: number | null
}

/** The value of an option in the list and in the page's address: a filter type, or a year. */
export function periodValue({ filter, year }: OfferedStretch): string {
  return String(year ?? HistoryFilter[filter])
}

/**
 * What a value means: 2000 or more is a year, sent as filter type 5 with that year; a smaller one is the filter type itself (customer
 * document, section 5). Any other value means everything.
 */
export function stretchOf(value: string): ChosenStretch {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (isDesignatedYear(number)) return { filter: 'Year', year: number }
  const [filter] = namesOf(number)
  return filter && filter !== 'Year' ? { filter } : {}
}

function namesOf(number: number): FilterName[] {
  return (Object.keys(HistoryFilter) as FilterName[]).filter((name) => HistoryFilter[name] === number)
}

const name = 'period'

/** The chosen period, kept in the page's address for reload and Back; "" is everything. */
export function useChosenPeriod(): readonly [value: string, choose: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get(name) ?? ''
  const choose = (value: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return [stretchOf(asked).filter ? asked : '', choose]
}
