import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router'
import { HistoryFilter } from '../../../schema/rules/enumerations.ts'
import { isDesignatedYear } from '../../../schema/rules/historyFilters.ts'
import type { HistoryFilter as FilterName } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Field, Select } from '../../ui/Field.tsx'

interface PeriodFilterProps {
  /** What the server offers; empty until it has answered. */
  readonly offered: readonly OfferedStretch[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Everything, a recent period, or a year with entries (decision F7). */
export function PeriodFilter({ offered, value, onChoose }: PeriodFilterProps) {
  const text = useText()
  const values = offered.map(periodValue)
  const shown = value === '' || values.includes(value) ? values : [...values, value]
  const nameOf = (choice: string) => {
    const { filter = '', year } = stretchOf(choice)
    return year ?? text('histories.filter.stretch', { filter })
  }
  return (
    <chakra.div className="no-print" width={{ base: '100%', sm: '14rem' }}>
      <Field label={text('histories.filter')}>
        {(control) => (
          <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
            <option value="">{text('histories.filter.all')}</option>
            {shown.map((choice) => (
              <option key={choice} value={choice}>
                {nameOf(choice)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </chakra.div>
  )
}

/** The period of a history; without either, everything. */
export interface ChosenStretch {
  readonly filter?: FilterName
  /** With the filter Year only. */
  readonly year?: number
}

/** An option as the server offers it. */
interface OfferedStretch {
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
