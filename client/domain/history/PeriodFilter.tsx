import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { type OfferedStretch, periodValue, stretchOf } from './historyFilter.ts'

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
