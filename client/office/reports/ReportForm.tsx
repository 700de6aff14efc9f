import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { addToMonth, daysInMonth, monthOf } from '../../format/calendarDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { type ControlProps, Field, Input, Select } from '../../ui/Field.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import type { Filters, ReportField } from './report.ts'

interface ReportFormProps {
  readonly fields: readonly ReportField[]
  readonly filters: Filters
  /** Called with all values, a moment after each change. */
  readonly onChange: (filters: Record<string, string>) => void
}

/** The pause in typing before the report follows, in milliseconds. */
const PAUSE_MS = 400

/** A report's filters, which apply as they change, and presets for common periods. */
export function ReportForm({ fields, filters, onChange }: ReportFormProps) {
  const { values, change } = useDraft(filters, onChange)
  return (
    <chakra.form
      mb="4"
      onSubmit={(event) => {
        event.preventDefault()
        change({}, 0)
      }}
    >
      <Presets values={values} onChoose={(span) => change(span, 0)} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
          sm: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
        }}
        alignItems="end"
        rowGap="3"
        columnGap={{ base: '3', sm: '2' }}
      >
        {fields.map((field) => (
          <chakra.div key={field.name} gridColumn={columnOf(field)}>
            <Control field={field} value={values[field.name] ?? ''} onChange={change} />
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.form>
  )
}

/** The form's values, ahead of the address while somebody types; another address resets them. */
function useDraft(filters: Filters, onChange: ReportFormProps['onChange']) {
  const later = useDelayed()
  const asked = JSON.stringify(filters)
  const [draft, setDraft] = useState({ asked, sent: asked, values: filters })
  // what was typed since the address was asked to follow stays
  if (draft.asked !== asked)
    setDraft({ ...draft, asked, values: draft.sent === asked ? draft.values : filters })
  const change = (part: Filters, pause: number) => {
    const values = { ...draft.values, ...part }
    setDraft((now) => ({ ...now, values }))
    later(pause, () => {
      const filled = filledIn(values)
      setDraft((now) => ({ ...now, sent: JSON.stringify(filled) }))
      onChange(filled)
    })
  }
  return { values: draft.values, change }
}

/** A day that is half typed is left out. */
function filledIn(values: Filters): Record<string, string> {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const text = value?.trim() ?? ''
    const isHalf = isDay(name) && !/^[12]\d{3}-\d\d-\d\d$/.test(text)
    return text === '' || isHalf ? [] : [[name, text]]
  })
  return Object.fromEntries(filled)
}

function isDay(name: string): boolean {
  return name === 'from' || name === 'to'
}

interface PresetsProps {
  readonly values: Filters
  readonly onChoose: (span: { from: string; to: string }) => void
}

function Presets({ values, onChoose }: PresetsProps) {
  const text = useText()
  const today = useToday()
  return (
    <chakra.div
      role="group"
      aria-label={text('officeReports.span')}
      display="flex"
      flexWrap="wrap"
      gap="2"
      mb="3"
    >
      {presets.map((preset) => {
        const span = today && spanOf(preset, today)
        const isChosen = span && span.from === (values.from ?? '') && span.to === (values.to ?? '')
        return (
          <Button
            key={preset}
            size="sm"
            fontWeight="normal"
            disabled={!span}
            aria-pressed={isChosen === true}
            css={{ '&[aria-pressed=true]': { bg: 'brandTint', borderColor: 'brand', color: 'brand' } }}
            onClick={() => span && onChoose(span)}
          >
            {text(`officeReports.span.${preset}`)}
          </Button>
        )
      })}
    </chakra.div>
  )
}

/** On a phone the two days of a range are side by side, and so are two choices. */
function columnOf({ isWide, isRequired }: ReportField) {
  if (isWide) return { base: '1 / -1', sm: 'span 2' }
  return isRequired ? { base: '1 / -1', sm: 'auto' } : undefined
}

interface ControlOf {
  readonly field: ReportField
  readonly value: string
  readonly onChange: (part: Filters, pause: number) => void
}

const small = { minHeight: '2.5rem', textStyle: 't14', py: '1' } as const

/** A filter; choices apply at once, text after a pause. */
function Control({ field: { name, label, choices, isRequired }, value, onChange }: ControlOf) {
  const text = useText()
  const typed = (control: ControlProps) => (
    <Input
      {...control}
      {...small}
      px={isDay(name) ? '2' : '3'}
      name={name}
      value={value}
      type={isDay(name) ? 'date' : 'text'}
      maxLength={100}
      onChange={({ target }) => onChange({ [name]: target.value }, PAUSE_MS)}
    />
  )
  const chosen = (control: ControlProps) => (
    <Select
      {...control}
      {...small}
      name={name}
      value={value}
      onChange={({ target }) => onChange({ [name]: target.value }, 0)}
    >
      {!isRequired && <option value="">{text('officeReports.any')}</option>}
      {choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {text(choice.label)}
        </option>
      ))}
    </Select>
  )
  return <Field label={text(label)}>{choices ? chosen : typed}</Field>
}

/** Presets for the common periods of reports. */
const presets = ['thisMonth', 'lastMonth', 'lastQuarter', 'thisYear', 'all'] as const
type Preset = (typeof presets)[number]

/** From its first day to its last, yyyy-mm-dd, empty for any day; months and quarters are those of the calendar. @param today yyyy-mm-dd */
export function spanOf(preset: Preset, today: string): { readonly from: string; readonly to: string } {
  const month = monthOf(today)
  switch (preset) {
    case 'thisMonth':
      return months(month, month)
    case 'lastMonth':
      return months(addToMonth(month, -1), addToMonth(month, -1))
    case 'lastQuarter': {
      const first = addToMonth(month, -3 - ((Number(month.slice(5)) - 1) % 3))
      return months(first, addToMonth(first, 2))
    }
    case 'thisYear':
      return months(`${month.slice(0, 4)}-01`, `${month.slice(0, 4)}-12`)
    case 'all':
      return { from: '', to: '' }
  }
}

function months(first: string, last: string) {
  return { from: `${first}-01`, to: `${last}-${daysInMonth(last)}` }
}
