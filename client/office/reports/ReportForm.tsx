import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { type ControlProps, Field, Input, Select } from '../../ui/Field.tsx'
import type { Filters, ReportField } from './report.ts'

interface ReportFormProps {
  readonly fields: readonly ReportField[]
  readonly filters: Filters
  /** Told with what is filled in. */
  readonly onRun: (filters: Record<string, string>) => void
}

/** A report's filters; nothing is asked before "Run". */
export function ReportForm({ fields, filters, onRun }: ReportFormProps) {
  const text = useText()
  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    onRun(Object.fromEntries(typed.filter(([, value]) => value !== '')))
  }
  return (
    <Form onSubmit={run}>
      {fields.map((field) => (
        <chakra.div key={field.name} gridColumn={columnOf(field)}>
          <Field label={text(field.label)}>
            {(control) => <Control field={field} control={control} value={filters[field.name] ?? ''} />}
          </Field>
        </chakra.div>
      ))}
      <Button
        type="submit"
        look="primary"
        minHeight="2.5rem"
        px="8"
        textStyle="t14"
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
        justifySelf={{ sm: 'start' }}
      >
        {text('officeReports.run')}
      </Button>
    </Form>
  )
}

/** On a phone the days of a range stand beside each other, and so do two choices. */
function columnOf({ isWide, isRequired }: ReportField) {
  if (isWide) return { base: '1 / -1', sm: 'span 2' }
  return isRequired ? { base: '1 / -1', sm: 'auto' } : undefined
}

interface ControlOf {
  readonly field: ReportField
  readonly control: ControlProps
  readonly value: string
}

const small = { minHeight: '2.5rem', textStyle: 't14', py: '1' } as const

function Control({ field: { name, choices, isRequired }, control, value }: ControlOf) {
  const text = useText()
  if (!choices) {
    const isDay = name === 'from' || name === 'to'
    return (
      <Input
        {...control}
        {...small}
        name={name}
        defaultValue={value}
        type={isDay ? 'date' : 'text'}
        maxLength={100}
      />
    )
  }
  return (
    <Select {...control} {...small} name={name} defaultValue={value}>
      {!isRequired && <option value="">{text('officeReports.any')}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {text(choice.label)}
        </option>
      ))}
    </Select>
  )
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
      sm: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    },
    alignItems: 'end',
    gap: '3',
    mb: '4',
  },
})
