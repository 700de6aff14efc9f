import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { wallClock } from '../../../format/wallClock.ts'
import { useFieldError } from '../../../forms/useFieldError.ts'
import { Input, Select } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { HiddenText } from '../../../ui/Wrap.tsx'
import { birthDateFault, type DateParts, datePartsOf, joinedDate, latestBirthDate } from './birthDateParts.ts'
import { SmallFields } from './SmallFields.ts'

interface BirthDateFieldProps {
  /** The name in the form's values, and the id of the first control. */
  readonly name: string
  readonly label: string
  /** Something around it shows the label already. */
  readonly isLabelHidden?: boolean
  readonly hint: ReactNode
  readonly words: { readonly [Part in keyof DateParts]: string } & {
    /** The placeholder of the month's list. */
    readonly noMonth: string
  }
}

/**
 * A date that people know by heart, in the order of yyyy-mm-dd (customer document section 5): three fields, because nobody wants to page a
 * calendar back by decades, and months by name, because 04/05 is ambiguous. The form's value is that of `birthDateParts.ts`.
 */
export function BirthDateField({ name, label, isLabelHidden, hint, words }: BirthDateFieldProps) {
  const { field } = useController({ name })
  const error = useFieldError(name)
  const parts = datePartsOf(String(field.value))
  const change = (part: Partial<DateParts>) => field.onChange(joinedDate({ ...parts, ...part }))
  const fault = error ? birthDateFault(String(field.value), latestBirthDate()) : undefined
  const control = (part: keyof DateParts) => ({
    'aria-invalid': Boolean(error) && (fault === undefined || fault.parts.includes(part)),
    onBlur: field.onBlur,
  })
  const digits = { inputMode: 'numeric', maxLength: 10 } as const
  return (
    <SmallFields aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}>
      <legend>{isLabelHidden ? <HiddenText>{label}</HiddenText> : label}</legend>
      <chakra.p id={`${name}-hint`} mb="1" color="muted">
        {hint}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Part id={name} label={words.year} flex="0 1 4.75rem">
          <Input
            {...control('year')}
            {...digits}
            id={name}
            autoComplete="bday-year"
            value={parts.year}
            onChange={(event) => change({ year: event.target.value })}
          />
        </Part>
        <Part id={`${name}-month`} label={words.month} flex="1 1 8.5rem">
          <Select
            {...control('month')}
            id={`${name}-month`}
            autoComplete="bday-month"
            value={parts.month}
            onChange={(event) => change({ month: event.target.value })}
          >
            <option value="">{words.noMonth}</option>
            <Months />
          </Select>
        </Part>
        <Part id={`${name}-day`} label={words.day} flex="0 1 3.75rem">
          <Input
            {...control('day')}
            {...digits}
            id={`${name}-day`}
            autoComplete="bday-day"
            value={parts.day}
            onChange={(event) => change({ day: event.target.value })}
          />
        </Part>
      </chakra.div>
      {error && (
        <chakra.p id={`${name}-error`} display="flex" gap="1" fontWeight="medium" color="danger">
          <Icon name="alert" />
          {error}
        </chakra.p>
      )}
    </SmallFields>
  )
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

function Months() {
  const { formatDate } = useIntl()
  return months.map((month) => (
    <option key={month} value={month}>
      {formatDate(wallClock(`2000-${month}`), { month: 'long', timeZone: 'UTC' })}
    </option>
  ))
}

interface PartProps {
  readonly id: string
  readonly label: string
  readonly flex: string
  readonly children: ReactNode
}

function Part({ id, label, flex, children }: PartProps) {
  return (
    <chakra.div flex={flex} minWidth="0">
      <chakra.label htmlFor={id} display="block" mb="1" color="muted">
        {label}
      </chakra.label>
      {children}
    </chakra.div>
  )
}
